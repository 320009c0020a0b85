import { describe, expect, it } from 'vitest';
import { csvCell, csvHead, csvOf } from './subscribers-csv.ts';

describe('a cell', () => {
  it('with a formula becomes text', () => {
    for (const value of ['=1+1', '+91', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x","y")'])
      expect(csvCell(value).startsWith(`"'`)).toBe(true);
    expect(csvCell('=HYPERLINK("http://x","y")')).toBe(`"'=HYPERLINK(""http://x"",""y"")"`);
  });
  it('keeps quotes, commas and line breaks inside its quotes', () => {
    expect(csvCell('a"b,c\nd')).toBe('"a""b,c\nd"');
    expect(csvCell('a=b')).toBe('"a=b"');
    expect(csvCell('')).toBe('""');
  });
});

it('writes a byte order mark, a header and one row for each entry', () => {
  const doc = {
    id: 'x',
    email: '+a@example.org',
    isActive: false,
    subscribedAt: '2026-11-01T00:00:00.000Z',
    unsubscribedAt: '2026-11-02T00:00:00.000Z',
  };
  expect(csvHead).toBe('\uFEFF"email","status","subscribed at","unsubscribed at"\r\n');
  const others = [
    { ...doc, email: 'b@example.org', isActive: true, unsubscribedAt: null },
    { ...doc, email: 'c@example.org', subscribedAt: null, unsubscribedAt: null },
  ];
  expect(csvOf([doc, ...others])).toBe(
    `"'+a@example.org","unsubscribed","2026-11-01T00:00:00.000Z","2026-11-02T00:00:00.000Z"\r\n` +
      `"b@example.org","active","2026-11-01T00:00:00.000Z",""\r\n` +
      `"c@example.org","unconfirmed","",""\r\n`,
  );
});
