import {
  planScans,
  type Direction,
  type Equality,
  type IndexDefinition,
  type IndexRules,
  type Order,
} from '../../../../functions/src/testing/index-plan.ts';
import { at, compareValues, opened, parsePath, type Fields, type Plain } from './values.ts';

/**
 * An in-memory document store with Firestore's indexes. A query reads only index entries and the
 * documents of its answer, while emulators read the whole collection. So the store shows how cost
 * grows with the archive. It runs in one process and has no locks and no history.
 */

export type Condition =
  | { path: string; op: 'equal' | 'contains'; value: Plain }
  | { path: string; op: 'in' | 'contains-any'; value: Plain[] }
  | { path: string; op: 'less' | 'less-or-equal' | 'greater' | 'greater-or-equal'; value: Plain };
/**
 * A position in the result: values in the query's sort order, with the document id last.
 * `isBefore`: the position is before the document with these values, not after it.
 */
export type Cursor = { values: Plain[]; isBefore: boolean };
export type StoreQuery = {
  /** Path of the collection. */
  collection: string;
  /**
   * Conditions in disjunctive form: a document matches if it meets every condition of at least one
   * list.
   */
  either: Condition[][];
  orders: Order[];
  limit?: number;
  offset?: number;
  start?: Cursor;
  end?: Cursor;
};
export type Found = { id: string; fields: Fields };

const ID = '__name__';
const RANGES = new Set(['less', 'less-or-equal', 'greater', 'greater-or-equal']);

type Row = { id: string; fields: Fields };
type Built = {
  definition: IndexDefinition;
  parts: { prefix: string[][]; suffix: string[][] };
  lists: Map<string, Row[]>;
};
type Collection = { rows: Map<string, Row>; built: Map<string, Built>; maps: Map<string, Map<string, Row[]>> };

/**
 * A map key for index values. It distinguishes 'true' from true. JSON would be too slow: a million
 * comments have twenty keys each.
 */
const keyOf = (values: readonly unknown[]): string =>
  values
    .map((value) =>
      typeof value === 'string' ? `"${value}` : typeof value === 'object' ? JSON.stringify(value) : String(value),
    )
    .join('\u0001');
const compareIds = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export function createIndexedStore(rules: IndexRules) {
  const collections = new Map<string, Collection>();
  let entriesRead = 0;
  let documentsRead = 0;

  const collectionOf = (path: string): Collection => {
    const known = collections.get(path) ?? { rows: new Map(), built: new Map(), maps: new Map() };
    collections.set(path, known);
    return known;
  };

  /** Compares the entries of one index: by suffix, then by id. */
  const comparer =
    (built: Built) =>
    (a: Row, b: Row): number => {
      for (const [index, parts] of built.parts.suffix.entries()) {
        const compared = compareValues(at(a.fields, parts) ?? null, at(b.fields, parts) ?? null);
        if (compared !== 0) return built.definition.suffix[index]?.direction === 'desc' ? -compared : compared;
      }
      return built.definition.names === 'desc' ? -compareIds(a.id, b.id) : compareIds(a.id, b.id);
    };

  /** The keys under which an index lists a document. */
  function listKeys({ definition, parts }: Built, { fields }: Row): string[] {
    if (parts.suffix.some((one) => at(fields, one) === undefined)) return [];
    let keys: unknown[][] = [[]];
    for (const [index, one] of parts.prefix.entries()) {
      const value = at(fields, one);
      if (value === undefined) return [];
      const elements = definition.prefix[index]?.kind === 'contains' ? (Array.isArray(value) ? value : []) : [value];
      keys = keys.flatMap((key) => elements.map((element) => [...key, element]));
    }
    return [...new Set(keys.map(keyOf))];
  }

  function build(collection: Collection, definition: IndexDefinition): Built {
    const name = JSON.stringify(definition);
    const known = collection.built.get(name);
    if (known !== undefined) return known;
    const parts = {
      prefix: definition.prefix.map(({ path }) => parsePath(path)),
      suffix: definition.suffix.map(({ path }) => parsePath(path)),
    };
    const built: Built = { definition, parts, lists: new Map() };
    for (const row of collection.rows.values()) {
      for (const key of listKeys(built, row)) {
        const list = built.lists.get(key);
        if (list === undefined) built.lists.set(key, [row]);
        else list.push(row);
      }
    }
    const compare = comparer(built);
    for (const list of built.lists.values()) list.sort(compare);
    collection.built.set(name, built);
    return built;
  }

  /**
   * The rows in which a key of a map field has the given value, for equality filters. One index
   * holds all keys of the field, because the queries filter by many different keys.
   */
  function mapList(collection: Collection, parts: readonly string[], value: unknown): Row[] {
    const [field = '', key = ''] = parts;
    const entryKey = (name: string, held: unknown) => `${name} ${keyOf([held])}`;
    let lists = collection.maps.get(field);
    if (lists === undefined) {
      lists = new Map();
      const rows = [...collection.rows.values()].sort((a, b) => compareIds(a.id, b.id));
      for (const row of rows) {
        const map = opened(row.fields[field] ?? null);
        if (map === null || typeof map !== 'object' || Array.isArray(map)) continue;
        for (const [name, held] of Object.entries(map)) {
          const list = lists.get(entryKey(name, held));
          if (list === undefined) lists.set(entryKey(name, held), [row]);
          else list.push(row);
        }
      }
      collection.maps.set(field, lists);
    }
    return lists.get(entryKey(key, value)) ?? [];
  }

  function listOf(
    collection: Collection,
    definition: IndexDefinition,
    values: unknown[],
  ): { list: Row[]; built: Built } {
    const parts = parsePath(definition.prefix[0]?.path ?? '');
    const isOfMap =
      definition.prefix.length === 1 &&
      definition.suffix.length === 0 &&
      definition.prefix[0]?.kind === 'equal' &&
      parts.length === 2;
    if (isOfMap) {
      const built: Built = { definition, parts: { prefix: [parts], suffix: [] }, lists: new Map() };
      return { list: mapList(collection, parts, values[0]), built };
    }
    const built = build(collection, definition);
    return { list: built.lists.get(keyOf(values)) ?? [], built };
  }

  /**
   * The rows that occur in every list, in the order of the first list. A galloping search finds the
   * next row of each list.
   */
  function* joined(lists: readonly Row[][], compare: (a: Row, b: Row) => number, from: number): Generator<Row> {
    const positions = lists.map(() => from);
    const [first = []] = lists;
    for (;;) {
      let row = first[positions[0] ?? 0];
      if (row === undefined) return;
      entriesRead += 1;
      let isAgreed = true;
      for (let index = 1; index < lists.length; index += 1) {
        const list = lists[index] ?? [];
        const wanted: Row = row;
        positions[index] = gallop(list, positions[index] ?? 0, (one) => compare(one, wanted) >= 0);
        entriesRead += 1;
        const found = list[positions[index] ?? 0];
        if (found === undefined) return;
        if (found === row) continue;
        row = found;
        positions[0] = gallop(first, positions[0] ?? 0, (one) => compare(one, found) >= 0);
        isAgreed = false;
        break;
      }
      if (!isAgreed) continue;
      yield row;
      positions[0] = (positions[0] ?? 0) + 1;
    }
  }

  type Conjunction = { conditions: Condition[]; query: StoreQuery; orders: Order[]; names: Direction };

  function* matching(collection: Collection, { conditions, query, orders, names }: Conjunction): Generator<Row> {
    const equalities = conditions.flatMap(({ path, op, value }): Equality[] =>
      op === 'equal' ? [{ path, kind: 'equal', value }] : op === 'contains' ? [{ path, kind: 'contains', value }] : [],
    );
    const ranges = conditions.filter(({ op }) => RANGES.has(op));
    const fixed = new Set(equalities.filter(({ kind }) => kind === 'equal').map(({ path }) => path));
    const sorted = orders.filter(({ path }) => !fixed.has(path));
    const collectionId = query.collection.split('/').at(-1) ?? '';
    const scans = planScans(rules, { collectionId, equalities, orders: sorted, names });
    const read = scans.map(({ definition, values, isReversed }) => {
      const { list, built } = listOf(collection, definition, values);
      return {
        list: isReversed ? reversedView(list) : list,
        compare: isReversed ? reversedCompare(comparer(built)) : comparer(built),
      };
    });
    const compare = read[0]?.compare ?? (() => 0);
    const lists = read.map(({ list }) => list).sort((a, b) => a.length - b.length);

    const suffix = sorted.map(({ path, direction }) => ({ parts: parsePath(path), direction }));
    const toCursor = (row: Row, cursor: Cursor): number => {
      for (const [index, value] of cursor.values.entries()) {
        const order = orders[index];
        if (order !== undefined && fixed.has(order.path)) continue;
        const held = order === undefined ? row.id : (at(row.fields, parsePath(order.path)) ?? null);
        const wanted = order === undefined ? ((value as string).split('/').at(-1) ?? '') : value;
        const compared =
          order === undefined ? compareIds(held as string, wanted as string) : compareValues(held, wanted);
        if (compared !== 0) return (order?.direction ?? names) === 'desc' ? -compared : compared;
      }
      return 0;
    };
    const isAfterStart = (row: Row): boolean => {
      if (query.start !== undefined) {
        const compared = toCursor(row, query.start);
        if (compared < 0 || (compared === 0 && !query.start.isBefore)) return false;
      }
      return !ranges.some((range) => isOutside(row, range) === 'before');
    };
    /**
     * Whether a row lies before or behind the range of a condition, in the order of the scan;
     * `null` if it lies within.
     */
    const isOutside = (row: Row, { path, op, value }: Condition): 'before' | 'behind' | null => {
      const compared =
        path === ID
          ? compareIds(row.id, (value as string).split('/').at(-1) ?? '')
          : compareValues(at(row.fields, parsePath(path)) ?? null, value as Plain);
      const isMet =
        op === 'less'
          ? compared < 0
          : op === 'less-or-equal'
            ? compared <= 0
            : op === 'greater'
              ? compared > 0
              : compared >= 0;
      if (isMet) return null;
      const isDescending = (suffix[0]?.direction ?? names) === 'desc';
      const isUpper = op === 'less' || op === 'less-or-equal';
      return isUpper === isDescending ? 'before' : 'behind';
    };
    const isBehindEnd = (row: Row): boolean => {
      if (query.end !== undefined) {
        const compared = toCursor(row, query.end);
        if (compared > 0 || (compared === 0 && query.end.isBefore)) return true;
      }
      return ranges.some((range) => isOutside(row, range) === 'behind');
    };
    const from = gallop(lists[0] ?? [], 0, isAfterStart);
    const [first = [], ...others] = lists;
    for (const row of joined([first.length === 0 ? [] : first, ...others], compare, from)) {
      if (isBehindEnd(row)) return;
      // A value of another type than the condition's is outside the range.
      if (
        ranges.some(
          ({ path, value }) => path !== ID && typeof (at(row.fields, parsePath(path)) ?? null) !== typeof value,
        )
      )
        continue;
      yield row;
    }
  }

  function orderOf(query: StoreQuery): { orders: Order[]; names: Direction } {
    const orders = query.orders.filter(({ path }) => path !== ID);
    const range = query.either.flat().find(({ op, path }) => RANGES.has(op) && path !== ID);
    if (orders.length === 0 && range !== undefined) orders.push({ path: range.path, direction: 'asc' });
    return {
      orders,
      names: query.orders.find(({ path }) => path === ID)?.direction ?? orders.at(-1)?.direction ?? 'asc',
    };
  }

  function* rowsOf(query: StoreQuery): Generator<Row> {
    const collection = collectionOf(query.collection);
    const { orders, names } = orderOf(query);
    const alternatives = query.either.flatMap(expand);
    const runs = alternatives.map((conditions) => matching(collection, { conditions, query, orders, names }));
    if (runs.length === 1 && runs[0] !== undefined) {
      yield* runs[0];
      return;
    }
    const parts = orders.map(({ path, direction }) => ({ parts: parsePath(path), direction }));
    const compare = (a: Row, b: Row): number => {
      for (const { parts: path, direction } of parts) {
        const compared = compareValues(at(a.fields, path) ?? null, at(b.fields, path) ?? null);
        if (compared !== 0) return direction === 'desc' ? -compared : compared;
      }
      return names === 'desc' ? -compareIds(a.id, b.id) : compareIds(a.id, b.id);
    };
    const heads = runs.map((run) => ({ run, next: run.next() }));
    let last: Row | null = null;
    for (;;) {
      const open = heads.filter(({ next }) => next.done !== true);
      const [least] = open.sort((a, b) => compare(a.next.value as Row, b.next.value as Row));
      if (least === undefined) return;
      const row = least.next.value as Row;
      least.next = least.run.next();
      if (row !== last) yield row;
      last = row;
    }
  }

  function run(query: StoreQuery): { rows: Row[]; skipped: number } {
    const rows: Row[] = [];
    let skipped = 0;
    const { limit = Infinity, offset = 0 } = query;
    if (limit === 0) return { rows, skipped };
    for (const row of rowsOf(query)) {
      if (skipped < offset) skipped += 1;
      else rows.push(row);
      if (rows.length >= limit) break;
    }
    return { rows, skipped };
  }

  function counted(query: StoreQuery): Row[] {
    const { rows } = run(query);
    documentsRead += Math.max(1, Math.ceil(rows.length / 1000));
    return rows;
  }

  function put(collectionPath: string, id: string, fields: Fields | null): void {
    const collection = collectionOf(collectionPath);
    const before = collection.rows.get(id);
    // Drop the collection's indexes of map fields: the next query rebuilds them. No measurement
    // writes to a collection with such an index.
    collection.maps.clear();
    for (const built of collection.built.values()) {
      const compare = comparer(built);
      if (before === undefined) continue;
      for (const key of listKeys(built, before)) {
        const list = built.lists.get(key) ?? [];
        list.splice(
          gallop(list, 0, (one) => compare(one, before) >= 0),
          1,
        );
      }
    }
    if (fields === null) {
      collection.rows.delete(id);
      return;
    }
    const row: Row = { id, fields };
    collection.rows.set(id, row);
    for (const built of collection.built.values()) {
      const compare = comparer(built);
      for (const key of listKeys(built, row)) {
        const list = built.lists.get(key) ?? [];
        built.lists.set(key, list);
        list.splice(
          gallop(list, 0, (one) => compare(one, row) >= 0),
          0,
          row,
        );
      }
    }
  }

  return {
    put,
    get: (collection: string, id: string): Fields | null => {
      documentsRead += 1;
      return collectionOf(collection).rows.get(id)?.fields ?? null;
    },
    /** Throws `MissingIndex` if no index fits the query. */
    query: (query: StoreQuery): { found: Found[]; skipped: number } => {
      const { rows, skipped } = run(query);
      documentsRead += Math.max(1, rows.length + skipped);
      return { found: rows, skipped };
    },
    /** Reads every entry. Firestore bills one document read per thousand. */
    count: (query: StoreQuery): number => counted(query).length,
    sum: (query: StoreQuery, path: string): number => {
      const parts = parsePath(path);
      return counted(query).reduce((sum, { fields }) => sum + (Number(at(fields, parts)) || 0), 0);
    },
    size: (collection: string): number => collectionOf(collection).rows.size,
    reads: () => ({ entriesRead, documentsRead }),
  };
}
export type IndexedStore = ReturnType<typeof createIndexedStore>;

/**
 * The index of the first element from `from` on that meets `holds`; all later elements must meet it
 * too. Galloping search: the steps double, then halve.
 */
function gallop<T>(list: readonly T[], from: number, holds: (one: T) => boolean): number {
  let [low, step] = [from, 1];
  while (low + step < list.length && !holds(list[low + step] as T)) {
    low += step;
    step *= 2;
  }
  let high = Math.min(list.length, low + step);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(list[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const reversedCompare = (compare: (a: Row, b: Row) => number) => (a: Row, b: Row) => -compare(a, b);

/** A view of a list in reverse order, without a copy. */
function reversedView(list: Row[]): Row[] {
  return new Proxy(list, {
    get: (target, name) => {
      if (name === 'length') return target.length;
      const index = typeof name === 'string' ? Number(name) : Number.NaN;
      return Number.isInteger(index) ? target[target.length - 1 - index] : Reflect.get(target, name);
    },
  });
}

/** Expands `in` and `array-contains-any` into one query per value. */
function expand(conditions: readonly Condition[]): Condition[][] {
  let lists: Condition[][] = [[]];
  for (const condition of conditions) {
    const choices: Condition[] =
      condition.op === 'in'
        ? condition.value.map((value) => ({ path: condition.path, op: 'equal', value }))
        : condition.op === 'contains-any'
          ? condition.value.map((value) => ({ path: condition.path, op: 'contains', value }))
          : [condition];
    lists = lists.flatMap((list) => choices.map((choice) => [...list, choice]));
  }
  return lists;
}
