import { expect, it } from 'vitest';
import { theme } from '../../shared/theme/theme.ts';
import { offlineColors, offlineHtml, offlineResponse } from './offline-page.ts';

it('the offline page has the colours of the theme', () => {
  for (const scheme of ['dark', 'light'] as const) {
    const palette = theme.colorSchemes[scheme]?.palette;
    expect(offlineColors[scheme]).toEqual({
      ground: palette?.background.default,
      ink: palette?.text.primary,
      ink2: palette?.text.secondary,
      line: palette?.divider,
      accent: palette?.primary.main,
      onAccent: palette?.primary.contrastText,
      focus: palette?.focus,
    });
  }
});
it('the offline page lists the saved pages by their headlines', () => {
  const saved = [
    { path: '/article/a?b="&c', headline: 'Chai &amp; samosa', language: 'hi' },
    { path: '/', headline: 'First Show: Bollywood news', language: 'en' },
  ];
  const html = offlineHtml({ saved, fonts: [] });
  expect(html).toContain('<li lang="hi"><a href="/article/a?b=&quot;&amp;c">Chai &amp; samosa</a>');
  expect(html).toContain('<a href="/">Home</a>');
  expect(offlineHtml({ saved: [], fonts: [] })).not.toContain('Saved on this device');
});
it('the offline page allows only its own script, by its hash, and is never cached', async () => {
  const { headers } = await offlineResponse({ saved: [], fonts: [] });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toMatch(/script-src 'sha256-[\w+/]+=*'/);
});
