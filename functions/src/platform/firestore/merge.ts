import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { mergedSources, type FactSources } from '@first-show/domain/core/fact-sources';
import { nameKeyOf } from '@first-show/domain/core/name-keys';
import { invalidField } from '@first-show/domain/core/result';
import type { TrashKind } from '@first-show/domain/trash/trash.schema';
import type { Unchanged } from '../http/failure.ts';
import { isDocumentId } from './ids.ts';
import { moveToTrash, trashRef, type TrashedMerge } from './trash.ts';

/**
 * Merging an item (the duplicate) into another one of its kind (the kept item). The duplicate goes
 * to the trash and lends its slugs (`lentBy`) to the kept item. A restore undoes this.
 */

type Kind = 'film' | 'person';
/** `owner`: the field of a slug's document with the id of the item that has or had the slug. */
const KINDS = {
  film: { itself: 'itself', items: collections.films, slugs: collections.filmSlugs, owner: 'filmId' },
  person: { itself: 'themselves', items: collections.people, slugs: collections.personSlugs, owner: 'personId' },
} as const;

type Mergeable = { slug: string; revision?: number | undefined; mergedInto?: string };

type MergeRead<Doc> = {
  duplicate: Doc;
  kept: Doc;
  found: DocumentSnapshot;
  slugs: QueryDocumentSnapshot[];
  /** The trash entries of the items that were merged into the duplicate before. */
  earlier: QueryDocumentSnapshot[];
};

const SLUGS_MAX = 50;

/** The slugs that an item has or had. */
export async function slugsOf(
  db: Firestore,
  transaction: Transaction,
  { kind, id }: { kind: Kind; id: string },
): Promise<QueryDocumentSnapshot[]> {
  const { slugs, owner } = KINDS[kind];
  return (await transaction.get(db.collection(slugs).where(owner, '==', id).limit(SLUGS_MAX))).docs;
}

/** Reads the item `id` and the item `into`. `revision` is that of the item `id`. */
export async function readMerge<Doc extends Mergeable>(
  db: Firestore,
  transaction: Transaction,
  { kind, id, into, revision }: { kind: Kind; id: string; into: string; revision: number },
): Promise<Unchanged<Doc> | ({ outcome: 'ready' } & MergeRead<Doc>)> {
  const refused = (message: string) => ({ outcome: 'refused' as const, failure: invalidField('into', message) });
  if (into === id) return refused(`A ${kind} cannot be merged with ${KINDS[kind].itself}`);
  if (!isDocumentId(into)) return refused(`This ${kind} does not exist`);
  const items = db.collection(KINDS[kind].items);
  const [found, target] = await transaction.getAll(items.doc(id), items.doc(into));
  if (found?.exists !== true) return { outcome: 'missing' };
  if (target?.exists !== true) return refused(`This ${kind} does not exist`);
  const [duplicate, kept] = [found.data() as Doc, target.data() as Doc];
  const returning = await transaction.get(items.where('mergedInto', '==', id).limit(1));
  if (duplicate.mergedInto !== undefined || !returning.empty) {
    const message = `This ${kind}, or one that was merged into it, has just been restored. Please try again in a minute`;
    return { outcome: 'refused', failure: { status: 409, message } };
  }
  if ((duplicate.revision ?? 1) !== revision) return { outcome: 'stale', doc: duplicate };
  const [slugs, earlier] = await Promise.all([
    slugsOf(db, transaction, { kind, id }),
    itemsMergedInto(db, transaction, { kind, id }),
  ]);
  return { outcome: 'ready', duplicate, kept, found, slugs, earlier };
}

/**
 * Moves the duplicate to the trash, with its slugs and the given documents. The caller writes the
 * `changes` to the kept item.
 */
export function trashDuplicate<Doc extends Mergeable>(
  db: Firestore,
  transaction: Transaction,
  item: MergeRead<Doc> & {
    kind: Kind;
    into: string;
    changes: Partial<Doc>;
    documents: readonly DocumentSnapshot[];
    title: string;
    by: string;
    now: Date;
  },
): void {
  const { kind, duplicate, kept, found, slugs, earlier, into, changes, documents, title, by, now } = item;
  const before = Object.fromEntries(Object.keys(changes).map((field) => [field, kept[field as keyof Doc]]));
  moveToTrash(db, transaction, {
    kind,
    title,
    by,
    now,
    documents: [found, ...documents, ...slugs],
    merge: { into, before, after: changes },
  });
  for (const slug of new Set([found.id, duplicate.slug, ...slugs.map(({ id }) => id)]))
    transaction.set(db.collection(KINDS[kind].slugs).doc(slug), {
      [KINDS[kind].owner]: into,
      ...(kind === 'film' && { redirectTo: null }),
      lentBy: found.id,
    });
  pointMergedItems(transaction, earlier, into);
}

/** What a restore takes back from the item that stands for a merged one. */
export type MergeUndo<Doc> = {
  lent: QueryDocumentSnapshot[];
  earlier: QueryDocumentSnapshot[];
  /** The kept item and how the merge changed it; `null` if it was merged or deleted since. */
  kept: { doc: Doc; merge: TrashedMerge } | null;
};

export async function readMergeUndo<Doc>(
  db: Firestore,
  transaction: Transaction,
  { kind, id, merge, mergedInto }: { kind: Kind; id: string; merge: TrashedMerge | null; mergedInto: string | null },
): Promise<MergeUndo<Doc>> {
  const lent = await transaction.get(db.collection(KINDS[kind].slugs).where('lentBy', '==', id));
  const earlier =
    mergedInto === null ? [] : await itemsMergedInto(db, transaction, { kind, id: mergedInto, through: id });
  const kept =
    merge?.into === mergedInto && merge !== null
      ? await transaction.get(db.collection(KINDS[kind].items).doc(merge.into))
      : null;
  return {
    lent: lent.docs,
    earlier,
    kept: merge !== null && kept?.exists === true ? { doc: kept.data() as Doc, merge } : null,
  };
}

/** Takes slugs and earlier merged items back. The caller restores the kept item. */
export function takeBack(transaction: Transaction, { lent, earlier }: MergeUndo<unknown>, id: string): void {
  for (const { ref } of lent) transaction.delete(ref);
  pointMergedItems(transaction, earlier, id);
}

type Facts = { aliases: string[]; nameKeys: readonly string[]; sources: FactSources<string> };

const isEmpty = (value: unknown): boolean =>
  value === null || value === 0 || (Array.isArray(value) && value.length === 0);

/**
 * The changes of the kept item: of the `facts` that it lacks, those of the duplicate with their
 * sources, and the duplicate's name. `sourceNames`: facts with another name in `sources`.
 */
export function filledFacts<Doc extends Facts>(
  { kept, duplicate }: { kept: Doc; duplicate: Doc },
  {
    facts,
    name,
    sourceNames = {},
  }: {
    facts: readonly (keyof Doc & string)[];
    name: string;
    sourceNames?: Readonly<Record<string, string>>;
  },
): Partial<Doc> {
  const filled = facts.filter((fact) => isEmpty(kept[fact]) && !isEmpty(duplicate[fact]));
  const sources = mergedSources(
    filled.map((fact) => sourceNames[fact] ?? fact),
    { kept: kept.sources, duplicate: duplicate.sources },
  );
  return {
    ...Object.fromEntries(filled.map((fact) => [fact, duplicate[fact]])),
    ...(!isDeepStrictEqual(sources, kept.sources) && { sources }),
    ...(!kept.nameKeys.includes(nameKeyOf(name)) && { aliases: [...kept.aliases, name] }),
  } as Partial<Doc>;
}

/** The changes that undo a merge in the kept item: of the fields that are still as it left them. */
export function undoneFacts<Doc extends object>(
  kept: Doc,
  { before, after }: Pick<TrashedMerge, 'before' | 'after'>,
): Partial<Doc> {
  const unchanged = Object.keys(after).filter((field) => isDeepStrictEqual(kept[field as keyof Doc], after[field]));
  return Object.fromEntries(unchanged.map((field) => [field, before[field] as unknown])) as Partial<Doc>;
}

/** By the ids of merged items of one kind, the ids of the items that stand for them. */
export async function mergedItems(
  db: Firestore,
  transaction: Transaction,
  { kind, ids }: { kind: TrashKind; ids: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await transaction.getAll(...ids.map((id) => trashRef(db, kind, id)));
  return new Map(
    found.flatMap((entry, index): [string, string][] => {
      const [id, into] = [ids[index], entry.get('mergedInto') as string | undefined];
      return id === undefined || into === undefined ? [] : [[id, into]];
    }),
  );
}

/** Writes which item stands for these merged ones. */
function pointMergedItems(
  transaction: Transaction,
  entries: readonly QueryDocumentSnapshot[],
  mergedInto: string,
): void {
  for (const { ref } of entries) transaction.update(ref, { mergedInto });
}

const MERGED_MAX = 100;

/**
 * The trash entries of the items for which this item stands; with `through`, only of those that
 * were merged into the item `through`, before that one was merged into this item.
 */
async function itemsMergedInto(
  db: Firestore,
  transaction: Transaction,
  { kind, id, through }: { kind: TrashKind; id: string; through?: string },
): Promise<QueryDocumentSnapshot[]> {
  const merged = db.collection(collections.trash).where('kind', '==', kind).where('mergedInto', '==', id);
  const { docs } = await transaction.get(merged.limit(MERGED_MAX));
  return through === undefined ? docs : docs.filter((entry) => entry.get('merge.into') === through);
}
