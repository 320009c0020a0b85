/**
 * Chooses the indexes of a query as Firestore does: composite indexes of `firestore.indexes.json`
 * and automatic indexes of single fields. Equalities and `array-contains` may be spread over
 * several indexes that end in the same order; the entries of these indexes are joined. A query
 * without an index is refused, as in production. (Emulators read the whole collection instead.)
 */

export type Direction = 'asc' | 'desc';
export type Equality = { path: string; kind: 'equal' | 'contains' };
export type Order = { path: string; direction: Direction };

/**
 * An index. Each document that has all fields of the index has one entry (for `contains`, one per
 * array element). Entries are sorted by prefix, suffix and document id.
 */
type Index = {
  prefix: Equality[];
  suffix: Order[];
  /** Sort direction of the document ids at the end. */
  names: Direction;
};

type CompositeFile = { fieldPath: string; order?: string; arrayConfig?: string }[];
export type IndexFile = {
  indexes: { collectionGroup: string; queryScope?: string; fields: CompositeFile }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: { queryScope?: string }[] }[];
};

export type IndexRules = {
  composites: (collectionId: string) => CompositeFile[];
  /** The composite indexes of a group of collections. */
  groupComposites: (collectionId: string) => CompositeFile[];
  /** Whether a field has automatic indexes. An exemption for a map also covers the map's keys. */
  isIndexed: (collectionId: string, path: string) => boolean;
  /** Whether a group of collections can be sorted by this field. */
  isGroupIndexed: (collectionId: string, path: string) => boolean;
};

export function indexRules(file: IndexFile): IndexRules {
  const exempt = new Set(
    file.fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes }) =>
      indexes.length === 0 ? [`${collectionGroup}/${fieldPath}`] : [],
    ),
  );
  const groups = new Set(
    file.fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes }) =>
      indexes.some(({ queryScope }) => queryScope === 'COLLECTION_GROUP') ? [`${collectionGroup}/${fieldPath}`] : [],
    ),
  );
  const composites = (collectionId: string, scope: string) =>
    file.indexes
      .filter(
        ({ collectionGroup, queryScope = 'COLLECTION' }) => collectionGroup === collectionId && queryScope === scope,
      )
      .map(({ fields }) => fields);
  return {
    isGroupIndexed: (collectionId, path) => groups.has(`${collectionId}/${path}`),
    composites: (collectionId) => composites(collectionId, 'COLLECTION'),
    groupComposites: (collectionId) => composites(collectionId, 'COLLECTION_GROUP'),
    isIndexed: (collectionId, path) => {
      const parts = path.split('.');
      return !parts.some((_, index) => exempt.has(`${collectionId}/${parts.slice(0, index + 1).join('.')}`));
    },
  };
}

export class MissingIndex extends Error {}

const opposite = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc');
const sameOrder = (a: readonly Order[], b: readonly Order[]): boolean =>
  a.length === b.length && a.every((one, index) => one.path === b[index]?.path && one.direction === b[index].direction);

/**
 * Chooses the indexes for a query, each read forwards or backwards. `orders` excludes the final
 * document id, whose direction is `names`. Throws `MissingIndex` if there is no index for a part of
 * the query.
 */
export function chooseIndexes(
  rules: IndexRules,
  query: { collectionId: string; equalities: readonly Equality[]; orders: readonly Order[]; names: Direction },
): Index[] {
  const { collectionId, equalities, orders, names } = query;
  const candidates: Index[] = [];
  const offer = (index: Index): void => {
    if (!index.prefix.every((part) => equalities.some((equality) => keyOf(equality) === keyOf(part)))) return;
    const backwards = index.suffix.map(({ path, direction }) => ({ path, direction: opposite(direction) }));
    const isForwards = sameOrder(index.suffix, orders) && index.names === names;
    const isBackwards = sameOrder(backwards, orders) && opposite(index.names) === names;
    if (isForwards || isBackwards) candidates.push(index);
  };

  for (const fields of rules.composites(collectionId)) {
    // The file does not say which fields of an index serve equality filters, so try every split
    // into prefix and suffix.
    for (let cut = 0; cut <= fields.length; cut += 1) {
      const suffix = fields.slice(cut);
      if (suffix.some(({ order }) => order === undefined)) continue;
      const directionOf = ({ order }: { order?: string }): Direction => (order === 'DESCENDING' ? 'desc' : 'asc');
      offer({
        prefix: fields
          .slice(0, cut)
          .map(({ fieldPath, order }) => ({ path: fieldPath, kind: order === undefined ? 'contains' : 'equal' })),
        suffix: suffix.map((field) => ({ path: field.fieldPath, direction: directionOf(field) })),
        names: directionOf(fields.findLast(({ order }) => order !== undefined) ?? {}),
      });
    }
  }
  const isIndexed = (path: string) => rules.isIndexed(collectionId, path);
  if (orders.length === 0) {
    for (const { path, kind } of equalities)
      if (isIndexed(path)) offer({ prefix: [{ path, kind }], suffix: [], names: 'asc' });
    if (equalities.length === 0) offer({ prefix: [], suffix: [], names: 'asc' });
  }
  const [only] = orders;
  if (orders.length === 1 && only !== undefined && isIndexed(only.path)) {
    for (const direction of ['asc', 'desc'] as const)
      offer({ prefix: [], suffix: [{ path: only.path, direction }], names: direction });
  }

  const chosen: Index[] = [];
  const open = new Set(equalities.map(keyOf));
  const gain = ({ prefix }: Index) => prefix.filter((part) => open.has(keyOf(part))).length;
  while (open.size > 0 || chosen.length === 0) {
    const best = candidates.reduce<Index | null>(
      (found, one) => (found === null || gain(one) > gain(found) ? one : found),
      null,
    );
    if (best === null || (open.size > 0 && gain(best) === 0)) throw new MissingIndex(described(query));
    chosen.push(best);
    for (const part of best.prefix) open.delete(keyOf(part));
  }
  return chosen;
}

type FieldFilter = { field: { fieldPath: string }; op: string };
export type Filter = {
  fieldFilter?: FieldFilter;
  /** Compares a field with null or NaN. */
  unaryFilter?: FieldFilter;
  compositeFilter?: { op: string; filters: Filter[] };
};
/** A query as the SDK sends it. */
export type StructuredQuery = {
  from: { collectionId?: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: { field: { fieldPath: string }; direction: string }[];
};

/** Filters that need an entry for one value. `IN` and `ARRAY_CONTAINS_ANY` need one for each. */
const EQUALITIES: Record<string, Equality['kind']> = {
  EQUAL: 'equal',
  IN: 'equal',
  IS_NULL: 'equal',
  IS_NAN: 'equal',
  ARRAY_CONTAINS: 'contains',
  ARRAY_CONTAINS_ANY: 'contains',
};
/** The document's id. Every index ends with it. */
const NAME = '__name__';

/** Throws `MissingIndex` if Firestore would refuse the query. */
export function requireIndexes(rules: IndexRules, { from, where, orderBy = [] }: StructuredQuery): void {
  const [{ collectionId, allDescendants = false } = {}] = from;
  // A query without a collection reads everything below a document, in the order of the ids.
  if (collectionId === undefined) return;
  const given = orderBy.map(({ field, direction }) => ({
    path: field.fieldPath,
    direction: direction === 'DESCENDING' ? ('desc' as const) : ('asc' as const),
  }));
  const names = given.at(-1)?.direction ?? 'asc';
  for (const filters of alternativesOf(where)) {
    const equalities = filters.flatMap(({ field, op }): Equality[] => {
      const kind = EQUALITIES[op];
      return kind === undefined ? [] : [{ path: field.fieldPath, kind }];
    });
    const fixed = new Set([NAME, ...equalities.filter(({ kind }) => kind === 'equal').map(({ path }) => path)]);
    // Fields with a range, but without an order, are sorted in the last direction.
    const ranges = filters.filter(({ op }) => !(op in EQUALITIES)).map(({ field }) => field.fieldPath);
    const orders = [...given, ...[...new Set(ranges)].map((path): Order => ({ path, direction: names }))].filter(
      ({ path }, index, all) => !fixed.has(path) && all.findIndex((one) => one.path === path) === index,
    );
    const query = { collectionId, equalities: equalities.filter(({ path }) => path !== NAME), orders, names };
    if (allDescendants) requireGroupIndex(rules, query);
    else chooseIndexes(rules, query);
  }
}

type QueryShape = { collectionId: string; equalities: readonly Equality[]; orders: readonly Order[] };

/**
 * A group of collections can be read whole, by one field whose index has the scope of the group, or
 * by a composite index of the group with exactly the query's fields.
 */
function requireGroupIndex(rules: IndexRules, query: QueryShape): void {
  const { collectionId, equalities, orders } = query;
  const paths = [...equalities, ...orders].map(({ path }) => path);
  const isIndexed = paths.length <= 1 && paths.every((path) => rules.isGroupIndexed(collectionId, path));
  const isComposite = rules.groupComposites(collectionId).some((fields) => {
    const sorted = fields.slice(equalities.length);
    return (
      fields.length === paths.length &&
      equalities.every(({ path }) => fields.some(({ fieldPath }) => fieldPath === path)) &&
      orders.every(({ path, direction }, index) => {
        const field = sorted[index];
        return field?.fieldPath === path && field.order === (direction === 'desc' ? 'DESCENDING' : 'ASCENDING');
      })
    );
  });
  if (!isIndexed && !isComposite) throw new MissingIndex(described(query));
}

/** The filters of a query, as a list of conjunctions of which each document fulfils one. */
function alternativesOf(filter: Filter | undefined): FieldFilter[][] {
  const single = filter?.fieldFilter ?? filter?.unaryFilter;
  if (single !== undefined) return [[single]];
  if (filter?.compositeFilter === undefined) return [[]];
  const { op, filters } = filter.compositeFilter;
  const parts = filters.map(alternativesOf);
  if (op === 'OR') return parts.flat();
  return parts.reduce((lists, part) => lists.flatMap((list) => part.map((more) => [...list, ...more])), [[]]);
}

const keyOf = ({ path, kind }: Equality): string => `${kind} ${path}`;

const described = (query: QueryShape): string =>
  `The query requires an index: ${query.collectionId}, ${[...query.equalities.map(({ path, kind }) => `${path} ${kind}`), ...query.orders.map(({ path, direction }) => `${path} ${direction}`)].join(', ')}`;
