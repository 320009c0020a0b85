import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/reader-app.ts';
import { createPages, type WebBundle } from './page.ts';

let test: TestApp;
const web: WebBundle = {
  inlineScript: 'theme()',
  renderPage: ({ envelope }) =>
    Promise.resolve({
      html: `<h1>${envelope.page.kind}</h1>`,
      headTags: '',
      styleTags: '<style></style>',
      status: envelope.status,
      preload: [],
      earlyScript: null,
    }),
};
const pagesOf = (isDemo: boolean) =>
  createPages({ ...test.deps, config: { ...test.deps.config, isDemo } }, () => Promise.resolve(web));
const mail = (subject: string, createdAt: string, text = 'Hello') => ({
  to: ['asha@example.org'],
  message: { subject, text, html: '' },
  headers: {},
  createdAt,
});

beforeAll(async () => {
  test = openTestApp('outbox', () => undefined);
  await test.db.doc('mail/a').set(mail('The first', '2026-11-13T10:00:00.000Z'));
  await test.db
    .doc('mail/b')
    .set(
      mail(
        '<script>alert(1)</script>',
        '2026-11-14T10:00:00.000Z',
        `Set it: http://site.test/admin/welcome?oobCode=a&b="><img src=x onerror=y> javascript:alert(1)`,
      ),
    );
});
afterAll(() => test.close());

describe('the outbox', () => {
  it('shows the newest mails of the demo with their links, and does not run their content', async () => {
    const response = await pagesOf(true).request('/outbox');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html.indexOf('asha@example.org')).toBeLessThan(html.indexOf('The first'));
    expect(html).toContain('<a href="http://site.test/admin/welcome?oobCode=a&#38;b=">');
    expect(html).not.toMatch(/<script|<img|href="javascript/);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-security-policy')).not.toContain('script-src');
  });
  it('does not exist outside the demo', async () => {
    const response = await pagesOf(false).request('/outbox');
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('asha@example.org');
  });
});
