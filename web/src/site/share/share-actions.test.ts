import { afterEach, expect, test, vi } from 'vitest';
import { shareNatively } from './share-actions.ts';

const shared = { title: 'Rain', hashtags: [], path: '/article/rain' };
function withSheet(share: () => Promise<void>): void {
  vi.stubGlobal('navigator', { share });
  vi.stubGlobal('window', { location: { origin: 'https://firstshow.example' } });
}
afterEach(() => vi.unstubAllGlobals());

test("opens the device's share sheet", async () => {
  const share = vi.fn(() => Promise.resolve());
  withSheet(share);
  expect(await shareNatively(shared)).toBe(true);
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: 'https://firstshow.example/article/rain' }));
});

test.each(['AbortError', 'InvalidStateError'])(
  'returns true if the sheet was closed or is still open, so that no menu opens (%s)',
  async (name) => {
    withSheet(() => Promise.reject(new DOMException('', name)));
    expect(await shareNatively(shared)).toBe(true);
  },
);

test('returns false if the sheet did not open', async () => {
  withSheet(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  expect(await shareNatively(shared)).toBe(false);
});
