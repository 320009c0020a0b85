import { chromium, type Browser } from '@playwright/test';
import { anyPort } from '../../scripts/lib/ports.ts';
import { articlePath, articles } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const audited = ['/', articlePath(articles.review), '/category/music', '/box-office', '/dadar-ka-raja', '/contact'];

let browser: Browser;
let port: number;

test.beforeAll(async ({ browserName: _ }, { project }) => {
  port = await anyPort();
  const options = project.use.launchOptions ?? {};
  browser = await chromium.launch({ ...options, args: [...(options.args ?? []), `--remote-debugging-port=${port}`] });
});
test.afterAll(() => browser.close());

for (const path of audited) {
  test(`Lighthouse gives ${path} the full score for accessibility, best practices and SEO`, async ({ baseURL }) => {
    test.setTimeout(90_000);
    const { default: lighthouse } = await import('lighthouse');
    const result = await lighthouse(`${baseURL}${path}`, {
      port,
      logLevel: 'error',
      onlyCategories: ['accessibility', 'best-practices', 'seo'],
      formFactor: 'mobile',
      // 'simulate' does not slow the page down; it only calculates speeds, which this test does not
      // ask for. With 'provided', Lighthouse would wait until the processor has been idle for five
      // seconds. If that wait timed out, Lighthouse might query the page after it is closed, which
      // would fail the test.
      throttlingMethod: 'simulate',
      cpuQuietThresholdMs: 0,
      // Limit the wait: the live listener keeps a connection open, so the network is never idle.
      maxWaitForLoad: 6_000,
      // The emulated site has no TLS, so audits of HTTPS would fail.
      skipAudits: ['is-on-https', 'redirects-http'],
    });
    const report = result?.lhr;
    const lost = Object.values(report?.categories ?? {}).flatMap(({ id, score, auditRefs }) =>
      score === 1
        ? []
        : auditRefs
            .filter((ref) => ref.weight > 0 && (report?.audits[ref.id]?.score ?? 1) < 1)
            .map((ref) => `${id}: ${ref.id}: ${JSON.stringify(report?.audits[ref.id]?.details).slice(0, 600)}`),
    );
    expect(lost).toEqual([]);
    expect(Object.values(report?.categories ?? {}).map(({ id, score }) => [id, score])).toEqual([
      ['accessibility', 1],
      ['best-practices', 1],
      ['seo', 1],
    ]);
  });
}
