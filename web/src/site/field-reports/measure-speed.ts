import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type {
  ConnectionClass,
  DeviceClass,
  NewFieldSpeed,
  SpeedPage,
} from '@first-show/domain/field-reports/field-speed';
import { callApi } from '../../shared/lib/call-api.ts';

type Hardware = { hardwareConcurrency?: number; deviceMemory?: number; connection?: { effectiveType?: string } };

/**
 * Classifies a device by processor cores and memory (GiB). A value that the browser does not report
 * counts as 8.
 */
export function deviceClassOf({ hardwareConcurrency: cores = 8, deviceMemory: memory = 8 }: Hardware): DeviceClass {
  if (cores <= 4 || memory <= 2) return 'slow';
  return cores >= 8 && memory >= 8 ? 'fast' : 'medium';
}

export function connectionClassOf({ connection }: Hardware): ConnectionClass {
  const type = connection?.effectiveType;
  if (type === 'slow-2g' || type === '2g') return '2g';
  return type === '3g' || type === '4g' ? type : 'unknown';
}

/**
 * Measures the page and sends one report when the visitor first leaves or hides it, because
 * `web-vitals` does not report CLS and INP before.
 */
export function measureSpeed(page: SpeedPage): void {
  const metrics: NewFieldSpeed['metrics'] = {};
  const keep = ({ name, value }: Metric) => {
    if (name !== 'FCP') metrics[name] = value;
  };
  onLCP(keep);
  onINP(keep);
  onCLS(keep);
  onTTFB(keep);
  let isSent = false;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isSent || Object.keys(metrics).length === 0) return;
    isSent = true;
    const body: NewFieldSpeed = {
      page,
      device: deviceClassOf(navigator as Hardware),
      connection: connectionClassOf(navigator as Hardware),
      metrics,
    };
    callApi('/api/analytics/field-speed', { method: 'POST', body, keepalive: true }).catch(() => undefined);
  });
}
