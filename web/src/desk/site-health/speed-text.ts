import type { SpeedMetric, SpeedPage, SpeedValue } from '@first-show/domain/field-reports/field-speed';

/** The name of a kind of page: 'Box office'. */
export const pageName = (page: SpeedPage): string => page.charAt(0).toUpperCase() + page.slice(1).replaceAll('-', ' ');

/** A value with its unit: '1.24 s', '180 ms'. CLS has no unit: '0.012'. */
export function speedText(metric: SpeedMetric, value: number | null): string {
  if (value === null) return '—';
  if (metric === 'CLS') return value.toFixed(3);
  return value >= 1000 ? `${(value / 1000).toFixed(2)} s` : `${Math.round(value)} ms`;
}

/** The change against the week before: '+8%'. Empty if it cannot be computed. */
export function trendText({ now, before }: Pick<SpeedValue, 'now' | 'before'>): string {
  if (now === null || before === null || before === 0) return '';
  const percent = Math.round((now / before - 1) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)}%`;
}
