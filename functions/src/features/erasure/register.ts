import { FieldPath, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { collections } from '@first-show/domain/core/collections';
import { secretsOf, signature, type Secrets } from '../../platform/identity/reader-cookie.ts';
import type { ErasureReport } from './erasure.ts';
import { pagesOf } from './pages.ts';
import { searchedQueries } from './search.ts';
import type { PersonIdentifier } from './person.ts';

/**
 * The register of erasures, `erasures/{id}`: keyed hashes of the erased persons. A backup contains
 * persons who were erased after it was made, so a restore applies the register again. The hashes
 * have a key, because without one anybody could check whether a guessed address was erased.
 */
const erasureEntrySchema = z.object({
  /** Names the key of the hash, because the signing secret is rotated. */
  keyId: z.string(),
  hash: z.string(),
  kind: z.enum(['email', 'readerId']),
  followsLinks: z.boolean(),
  allowsWide: z.boolean(),
  at: z.string(),
});
export type ErasureEntry = z.infer<typeof erasureEntrySchema>;

/** Entries are kept for this long: one week longer than Firestore keeps a backup (14 weeks). */
const REGISTER_DAYS = 105;

const keyIdOf = (secret: string): string => signature('erasure-key', '', secret).slice(0, 12);
const hashOf = (kind: ErasureEntry['kind'], value: string, secret: string): string =>
  signature(`erasure-${kind}`, kind === 'email' ? value.trim().toLowerCase() : value, secret);

export function erasureEntry(
  erasure: { identifier: PersonIdentifier; followsLinks: boolean; allowsWide: boolean; now: Date },
  secret: string,
): ErasureEntry {
  const { identifier, followsLinks, allowsWide, now } = erasure;
  const [kind, value] =
    'email' in identifier ? (['email', identifier.email] as const) : (['readerId', identifier.readerId] as const);
  const hash = hashOf(kind, value, secret);
  return { keyId: keyIdOf(secret), hash, kind, followsLinks, allowsWide, at: now.toISOString() };
}

/** Adds an entry. It replaces an entry for the same person with the same key. */
export async function registerErasure(db: Firestore, entry: ErasureEntry): Promise<void> {
  const expireAt = Timestamp.fromMillis(Date.parse(entry.at) + REGISTER_DAYS * 86_400_000);
  await db
    .collection(collections.erasures)
    .doc(`${entry.keyId}_${entry.hash}`)
    .set({ ...entry, expireAt });
}

/** All entries, oldest first. */
export async function readErasures(db: Firestore): Promise<ErasureEntry[]> {
  const found = await db.collection(collections.erasures).orderBy('at').get();
  return found.docs.map((entry) => erasureEntrySchema.parse(entry.data()));
}

export type Reapplied = {
  /** One report for each erasure that found somebody. */
  reports: ErasureReport[];
  /** Number of entries whose key is not among `secrets`. They cannot be applied. */
  unknownKeys: number;
};

/**
 * Repeats the erasure of every person who has an entry and is in the database. Also adds all
 * entries with a known key to the register again. Searches all private documents once for the
 * persons. `erase` is `erasePerson` with the options of the entry.
 */
export async function reapplyErasures(
  db: Firestore,
  input: {
    entries: readonly ErasureEntry[];
    secrets: Secrets;
    erase: (identifier: PersonIdentifier, entry: ErasureEntry) => Promise<ErasureReport>;
  },
): Promise<Reapplied> {
  const secrets = new Map(secretsOf(input.secrets).map((secret) => [keyIdOf(secret), secret]));
  const known = input.entries.filter(({ keyId }) => secrets.has(keyId));
  const wanted = new Map(known.map((entry) => [`${entry.keyId} ${entry.kind} ${entry.hash}`, entry]));
  const found = new Map<ErasureEntry, string>();
  const seen = new Set<string>();
  const look = (kind: ErasureEntry['kind'], value: string): void => {
    if (seen.has(value)) return;
    seen.add(value);
    for (const [keyId, secret] of secrets) {
      const entry = wanted.get(`${keyId} ${kind} ${hashOf(kind, value, secret)}`);
      if (entry !== undefined) found.set(entry, value);
    }
  };
  if (wanted.size > 0) await eachTrace(db, look);
  const reports: ErasureReport[] = [];
  for (const entry of known) {
    await registerErasure(db, entry);
    const value = found.get(entry);
    if (value === undefined) continue;
    reports.push(await input.erase(entry.kind === 'email' ? { email: value } : { readerId: value }, entry));
  }
  return { reports, unknownKeys: input.entries.length - known.length };
}

const ADDRESS = /[^\s"'<>()[\]{},;:\\]+@[^\s"'<>()[\]{},;:\\@]+[\p{L}\p{N}]/gu;
const READER_ID = /(?<![A-Za-z0-9])[A-Za-z0-9]{20}(?![A-Za-z0-9])/g;

/**
 * Calls `look` for every text that has the form of an email address or a reader id, in the ids and
 * fields of private documents.
 */
async function eachTrace(db: Firestore, look: (kind: ErasureEntry['kind'], value: string) => void): Promise<void> {
  const ids = ['readers', 'reports', collections.presence].map((group) =>
    db.collectionGroup(group).select(FieldPath.documentId()),
  );
  const searched = (await searchedQueries(db)).map(({ query }) => query);
  for (const query of [...searched, ...ids]) {
    for await (const page of pagesOf(query)) {
      for (const document of page) {
        const text = `${document.id} ${JSON.stringify(document.data())}`;
        for (const [address] of text.matchAll(ADDRESS)) look('email', address.toLowerCase());
        for (const [readerId] of text.matchAll(READER_ID)) look('readerId', readerId);
      }
    }
  }
}
