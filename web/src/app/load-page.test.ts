import { expect, test, vi } from 'vitest';

vi.stubGlobal('window', { history: { state: { key: 'first' } }, location: new URL('https://first-show.test/') });
const { loadPage } = await import('./load-page.ts');

test('loads a desk as a document, because a public page has no routes of the desks', async () => {
  const fetch = vi.fn().mockResolvedValue(Response.json({ page: { kind: 'desk', name: 'admin' } }));
  vi.stubGlobal('fetch', fetch);
  const request = new Request('https://first-show.test/admin/articles?x=1');
  const thrown = await loadPage({ request, params: {}, context: {} } as Parameters<typeof loadPage>[0]).catch(
    (error: unknown) => error,
  );
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/page-data?path=%2Fadmin%2Farticles%3Fx%3D1');
  expect((thrown as Response).headers.get('location')).toBe('/admin/articles?x=1');
  expect((thrown as Response).headers.get('x-remix-reload-document')).toBe('true');
});
