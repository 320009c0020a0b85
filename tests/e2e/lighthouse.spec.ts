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
  test(`Lighthouse finds nothing to mend on ${path}`, async ({ baseURL }) => {
    test.setTimeout(90_000);
    const { default: lighthouse } = await import('lighthouse');
    const result = await lighthouse(`${baseURL}${path}`, {
      port,
      logLevel: 'error',
      onlyCategories: ['accessibility', 'best-practices', 'seo'],
      formFactor: 'mobile',
      // Nothing is slowed down, and no speed is computed here. With 'provided' it would wait for
      // over five quiet seconds of processor time, and where it gives up on that it may still ask
      // the page it has closed, which fails whatever runs then.
      throttlingMethod: 'simulate',
      cpuQuietThresholdMs: 0,
      // The live listener keeps the network busy for as long as the page is open: waiting for
      // silence is in vain.
      maxWaitForLoad: 6_000,
      // The emulated site has no TLS: what only HTTPS can have is out of reach here.
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
