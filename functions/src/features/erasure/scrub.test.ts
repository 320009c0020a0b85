import { describe, expect, it } from 'vitest';
import { personOf, type Person } from './person.ts';
import { mentions, REMOVED, scrubbed, tracesOf } from './scrub.ts';

const person: Person = {
  ...personOf({ email: 'Asha.Rao+films@Example.org' }),
  readerIds: new Set(['AbCdEfGhIjKlMnOpQrSt']),
  names: new Set(['Asha Rao']),
  texts: new Set(['The "interval" scene & the rain.\nI saw it twice.', 'Superb!']),
  networkAddresses: new Set(['203.0.113.7', '2001:db8::7']),
};
const traces = tracesOf(person);

describe('traces of a person', () => {
  it('are found in any case, inside sentences, links and keys', () => {
    for (const value of [
      'asha.rao+films@example.org',
      'Write to ASHA.RAO+films@example.org.',
      '/unsubscribe?m=asha.rao%2Bfilms%40example.org',
      { AbCdEfGhIjKlMnOpQrSt: 1 },
      [{ by: 'AbCdEfGhIjKlMnOpQrSt' }],
    ]) {
      expect(mentions(value, traces.identity)).toBe(true);
    }
  });
  it('are not found inside other people’s longer addresses and ids', () => {
    for (const value of [
      'n.asha.rao+films@example.org',
      'asha.rao+films@example.org.in',
      'abcdefghijklmnopqrst',
      'xAbCdEfGhIjKlMnOpQrSt',
    ])
      expect(mentions(value, traces.identity)).toBe(false);
    expect(mentions('203.0.113.70 and 1203.0.113.7', traces.words)).toBe(false);
  });
  it('are found in JSON and HTML spelling, but common short words are not', () => {
    expect(mentions(JSON.stringify({ text: 'The "interval" scene & the rain.\nI saw it twice.' }), traces.words)).toBe(
      true,
    );
    expect(mentions('<p>The &quot;interval&quot; scene &amp; the rain.</p>', traces.words)).toBe(true);
    expect(mentions('from 203.0.113.7, 2001:db8::7', traces.words)).toBe(true);
    expect(mentions('Superb!', traces.words)).toBe(false);
  });
});

describe('a scrubbed document', () => {
  const what = [...traces.identity, ...traces.words, ...traces.names];
  it('keeps the rest of a text, has null for an emptied field, and loses an emptied entry', () => {
    const data = {
      to: ['asha.rao+films@example.org', 'desk@example.org'],
      note: 'Asha Rao wrote: I saw it twice.',
      email: 'asha.rao+films@example.org',
      by: { AbCdEfGhIjKlMnOpQrSt: true, other: true },
      untouched: 'Asha',
      none: null,
    };
    expect(scrubbed(data, what)).toEqual({
      to: ['desk@example.org'],
      note: `${REMOVED} wrote: ${REMOVED}`,
      email: null,
      by: { other: true },
    });
  });
  it('is unchanged if there is nothing to remove', () =>
    expect(scrubbed({ at: new Date(0), text: 'Somebody else' }, what)).toEqual({}));
  it('keeps a text in fields that must have one', () =>
    expect(scrubbed({ authorName: 'asha.rao+films@example.org' }, what, REMOVED)).toEqual({ authorName: REMOVED }));
});
