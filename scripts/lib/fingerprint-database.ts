import { createHash } from 'node:crypto';
import { FieldPath, Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import { subcollections } from '@first-show/domain/core/collections';

/**
 * The number of documents, and a hash over their paths and contents, by collection. Sub-collections
 * of one name are counted together, with '*' in place of their parent.
 */
export type DatabaseFingerprint = Record<string, { documents: number; sha256: string }>;

const PAGE = 500;

/** Reads the whole database once, in pages. The same contents give the same hashes. */
export async function fingerprintDatabase(db: Firestore): Promise<DatabaseFingerprint> {
  const roots = await db.listCollections();
  const queries: [string, Query][] = [
    ...roots.map((query): [string, Query] => [query.id, query]),
    ...subcollections.map((id): [string, Query] => [`*/${id}`, db.collectionGroup(id)]),
  ];
  const found: DatabaseFingerprint = {};
  for (const [name, query] of queries.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const one = await fingerprintOf(query);
    if (one.documents > 0) found[name] = one;
  }
  return found;
}

async function fingerprintOf(query: Query): Promise<DatabaseFingerprint[string]> {
  const hash = createHash('sha256');
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE);
  let documents = 0;
  for (let page = await ordered.get(); ; page = await ordered.startAfter(page.docs.at(-1)).get()) {
    for (const document of page.docs) hash.update(`${document.ref.path}\n${canonical(document.data())}\n`);
    documents += page.size;
    if (page.size < PAGE) return { documents, sha256: hash.digest('hex') };
  }
}

/** JSON with sorted keys, because Firestore does not keep the order of fields. */
export function canonical(value: unknown): string {
  if (value instanceof Timestamp) return `"${value.seconds}.${value.nanoseconds}"`;
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** Names of the collections that differ between two databases. */
export const differences = (a: DatabaseFingerprint, b: DatabaseFingerprint): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => a[name]?.sha256 !== b[name]?.sha256).sort();
