import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ErasureReport } from './erasure.ts';
import type { PersonIdentifier } from './person.ts';
import { randomId } from '../../platform/firestore/ids.ts';
import { openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { erasureEntry, readErasures, reapplyErasures, registerErasure } from './register.ts';

const secret = 'the secret of these tests';
const readerId = 'AbCdEfGhIjKlMnOpQrSt';
const options = { followsLinks: false, allowsWide: false, now: new Date('2026-11-20T06:00:00.000Z') };

let test: TestApp;
beforeEach(() => {
  test = openTestApp('erasures', () => undefined);
});
afterEach(() => test.close());

const entry = (identifier: PersonIdentifier, key = secret) => erasureEntry({ identifier, ...options }, key);

async function again(entries: ReturnType<typeof entry>[], secrets: string | string[] = secret) {
  const erased: PersonIdentifier[] = [];
  const erase = (identifier: PersonIdentifier) => {
    erased.push(identifier);
    return Promise.resolve({ outcome: 'erased' } as ErasureReport);
  };
  const { unknownKeys } = await reapplyErasures(test.db, { entries, secrets, erase });
  return { erased, unknownKeys };
}

describe('the register of erasures', () => {
  it('holds a keyed hash, once for each person, and no trace of the address', async () => {
    await registerErasure(test.db, entry({ email: ' Asha@Example.org' }));
    await registerErasure(test.db, entry({ email: 'asha@example.org' }));
    const stored = await readErasures(test.db);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toMatch(/asha|example/i);
    expect(entry({ email: 'asha@example.org' }, 'another secret').hash).not.toBe(stored[0]?.hash);
  });

  it('finds the erased persons in a restored database, wherever their address or reader id is', async () => {
    await Promise.all([
      test.db.doc('subscribers/x').set({ email: 'asha@example.org' }),
      test.db.doc('deskLog/y').set({ note: 'Wrote to (Ravi.K@Example.org).' }),
      test.db.doc(`counters/polls_p/readers/${readerId}`).set({ choice: '0' }),
      test.db.doc('messages/z').set({ email: 'bela@example.org', readerId: randomId(20) }),
    ]);
    const identifiers = [{ email: 'asha@example.org' }, { email: 'ravi.k@example.org' }, { readerId }];
    const gone = { email: 'nobody@example.org' };
    const { erased, unknownKeys } = await again([...identifiers, gone].map((one) => entry(one)));
    expect(erased).toEqual(identifiers);
    expect(unknownKeys).toBe(0);
    // Persons who were not found get an entry too, so that the register of the restored database is
    // complete.
    expect(await readErasures(test.db)).toHaveLength(4);
  });

  it('applies entries of a previous signing secret, and counts entries with an unknown key', async () => {
    await test.db.doc('subscribers/x').set({ email: 'asha@example.org' });
    const former = entry({ email: 'asha@example.org' }, 'the former secret');
    expect(await again([former])).toEqual({ erased: [], unknownKeys: 1 });
    expect((await again([former], [secret, 'the former secret'])).erased).toEqual([{ email: 'asha@example.org' }]);
  });
});
