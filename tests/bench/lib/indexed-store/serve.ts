import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  loadPackageDefinition,
  Server,
  ServerCredentials,
  status,
  type ServerWritableStream,
  type ServiceClientConstructor,
  type sendUnaryData,
  type ServerUnaryCall,
} from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import { MissingIndex, indexRules, type IndexFile } from '../../../../functions/src/testing/index-plan.ts';
import {
  createIndexedStore,
  type Condition,
  type Cursor,
  type IndexedStore,
  type StoreQuery,
} from './indexed-store.ts';
import {
  at,
  fieldsFromWire,
  fieldsToWire,
  fromWire,
  masked,
  Moment,
  parsePath,
  toWire,
  withValue,
  type Fields,
  type Plain,
  type Wire,
} from './values.ts';

/**
 * Serves an `IndexedStore` by Firestore's gRPC protocol, as far as the Admin SDK uses it in the
 * measurements. No listeners, no security rules.
 */

type Message = Record<string, unknown>;
type Call = ServerWritableStream<Message, Message>;
type Aggregation = { alias: string; sum?: { field: { fieldPath: string } } | null };

const OPS: Record<string, Condition['op']> = {
  EQUAL: 'equal',
  ARRAY_CONTAINS: 'contains',
  IN: 'in',
  ARRAY_CONTAINS_ANY: 'contains-any',
  LESS_THAN: 'less',
  LESS_THAN_OR_EQUAL: 'less-or-equal',
  GREATER_THAN: 'greater',
  GREATER_THAN_OR_EQUAL: 'greater-or-equal',
};

/** Converts a filter to disjunctive form. */
function conditionsOf(filter: Message | undefined): Condition[][] {
  if (filter === undefined) return [[]];
  const { fieldFilter, compositeFilter, unaryFilter } = filter as Record<string, Message | undefined>;
  if (fieldFilter !== undefined) {
    const op = OPS[fieldFilter.op as string];
    if (op === undefined) throw new Error(`Not supported here: ${String(fieldFilter.op)}`);
    return [
      [
        {
          path: (fieldFilter.field as { fieldPath: string }).fieldPath,
          op,
          value: fromWire(fieldFilter.value as Wire),
        } as Condition,
      ],
    ];
  }
  if (compositeFilter !== undefined) {
    const parts = (compositeFilter.filters as Message[]).map(conditionsOf);
    if (compositeFilter.op === 'OR') return parts.flat();
    return parts.reduce<Condition[][]>(
      (lists, part) => lists.flatMap((list) => part.map((more) => [...list, ...more])),
      [[]],
    );
  }
  throw new Error(`Not supported here: ${JSON.stringify(unaryFilter)}`);
}

const cursorOf = (cursor: Message | undefined | null): Cursor | undefined =>
  cursor === undefined || cursor === null
    ? undefined
    : { values: ((cursor.values as Wire[] | undefined) ?? []).map(fromWire), isBefore: cursor.before === true };

function queryOf(parent: string, structured: Message): StoreQuery {
  const below = parent.split('/documents')[1]?.replace(/^\//, '') ?? '';
  const [from] = structured.from as { collectionId: string; allDescendants?: boolean }[];
  if (from?.allDescendants === true) throw new Error('Not supported here: collection groups');
  const orders = ((structured.orderBy as Message[] | undefined) ?? []).map((order) => ({
    path: (order.field as { fieldPath: string }).fieldPath,
    direction: order.direction === 'DESCENDING' ? ('desc' as const) : ('asc' as const),
  }));
  return {
    collection: [below, from?.collectionId ?? ''].filter((part) => part !== '').join('/'),
    either: conditionsOf((structured.where as Message | null) ?? undefined),
    orders,
    limit: (structured.limit as { value: number } | null)?.value,
    offset: (structured.offset as number | undefined) ?? 0,
    start: cursorOf(structured.startAt as Message | null),
    end: cursorOf(structured.endAt as Message | null),
  };
}

function splitName(name: string): { collection: string; id: string } {
  const path = name.slice(name.indexOf('/documents/') + '/documents/'.length);
  const cut = path.lastIndexOf('/');
  return { collection: path.slice(0, cut), id: path.slice(cut + 1) };
}

const BEGAN = { seconds: '1760000000', nanos: 0 };
const now = () => {
  const ms = Date.now();
  return { seconds: String(Math.floor(ms / 1000)), nanos: (ms % 1000) * 1_000_000 };
};

function added(a: Plain | undefined, b: Plain): Plain {
  return (typeof a === 'number' ? a : 0) + Number(b);
}

function transformed(fields: Fields, transform: Message): Fields {
  const parts = parsePath(transform.fieldPath as string);
  const held = at(fields, parts);
  if (transform.increment) return withValue(fields, parts, added(held, fromWire(transform.increment as Wire)));
  if (transform.setToServerValue) {
    const time = now();
    return withValue(fields, parts, new Moment(Number(time.seconds), time.nanos));
  }
  const list = Array.isArray(held) ? held : [];
  const values = (
    ((transform.appendMissingElements ?? transform.removeAllFromArray) as { values?: Wire[] } | undefined)?.values ?? []
  ).map(fromWire);
  const isIn = (one: Plain, all: Plain[]) => all.some((other) => JSON.stringify(other) === JSON.stringify(one));
  if (transform.appendMissingElements)
    return withValue(fields, parts, [...list, ...values.filter((one) => !isIn(one, list))]);
  if (transform.removeAllFromArray)
    return withValue(
      fields,
      parts,
      list.filter((one) => !isIn(one, values)),
    );
  throw new Error(`Not supported here: ${Object.keys(transform).join(', ')}`);
}

function apply(store: IndexedStore, write: Message): void {
  if (write.delete) {
    const { collection, id } = splitName(write.delete as string);
    store.put(collection, id, null);
    return;
  }
  const update = write.update as { name: string; fields?: Record<string, Wire> } | null;
  if (!update) throw new Error('Not supported here: this kind of write');
  const { collection, id } = splitName(update.name);
  const sent = fieldsFromWire(update.fields ?? {});
  const before = store.get(collection, id);
  const exists = (write.currentDocument as { exists?: boolean } | null)?.exists;
  if (exists === true && before === null)
    throw Object.assign(new Error(`No document to update: ${update.name}`), { code: status.NOT_FOUND });
  if (exists === false && before !== null)
    throw Object.assign(new Error(`Document already exists: ${update.name}`), { code: status.ALREADY_EXISTS });
  const mask = (write.updateMask as { fieldPaths?: string[] } | null)?.fieldPaths;
  let fields = sent;
  if (write.updateMask) {
    fields = before ?? {};
    for (const path of mask ?? []) fields = withValue(fields, parsePath(path), at(sent, parsePath(path)));
  }
  for (const transform of (write.updateTransforms as Message[] | undefined) ?? [])
    fields = transformed(fields, transform);
  store.put(collection, id, fields);
}

function serviceOf(store: IndexedStore) {
  const document = (name: string, fields: Fields) => ({
    name,
    fields: fieldsToWire(fields),
    createTime: BEGAN,
    updateTime: BEGAN,
  });
  const begin = (request: Message) => (request.newTransaction ? { transaction: Buffer.from('t') } : {});
  const guarded = (call: Call, work: () => void): void => {
    try {
      work();
      call.end();
    } catch (error) {
      call.emit('error', {
        code: error instanceof MissingIndex ? status.FAILED_PRECONDITION : status.UNIMPLEMENTED,
        details: (error as Error).message,
      });
    }
  };
  const unary =
    (work: (request: Message) => Message) =>
    (call: ServerUnaryCall<Message, Message>, answer: sendUnaryData<Message>) => {
      try {
        answer(null, work(call.request));
      } catch (error) {
        answer({ code: (error as { code?: number }).code ?? status.UNIMPLEMENTED, details: (error as Error).message });
      }
    };

  return {
    BatchGetDocuments: (call: Call) =>
      guarded(call, () => {
        const { documents, mask } = call.request as { documents: string[]; mask: { fieldPaths?: string[] } | null };
        const readTime = now();
        if (call.request.newTransaction) call.write(begin(call.request));
        for (const name of documents) {
          const { collection, id } = splitName(name);
          const fields = store.get(collection, id);
          if (fields === null) call.write({ missing: name, readTime });
          else call.write({ found: document(name, mask ? masked(fields, mask.fieldPaths ?? []) : fields), readTime });
        }
      }),
    RunQuery: (call: Call) =>
      guarded(call, () => {
        const parent = call.request.parent as string;
        const structured = call.request.structuredQuery as Message;
        const query = queryOf(parent, structured);
        const { found, skipped } = store.query(query);
        const paths = ((structured.select as { fields?: { fieldPath: string }[] } | null)?.fields ?? []).map(
          ({ fieldPath }) => fieldPath,
        );
        const readTime = now();
        if (call.request.newTransaction) call.write({ ...begin(call.request), readTime });
        if (skipped > 0) call.write({ skippedResults: skipped, readTime });
        for (const { id, fields } of found) {
          const shown = structured.select
            ? masked(
                fields,
                paths.filter((path) => path !== '__name__'),
              )
            : fields;
          call.write({
            document: document(`${parent.split('/documents')[0]}/documents/${query.collection}/${id}`, shown),
            readTime,
          });
        }
        if (found.length === 0) call.write({ readTime });
      }),
    RunAggregationQuery: (call: Call) =>
      guarded(call, () => {
        const { parent, structuredAggregationQuery: asked } = call.request as {
          parent: string;
          structuredAggregationQuery: { structuredQuery: Message; aggregations: Aggregation[] };
        };
        const query = queryOf(parent, asked.structuredQuery);
        const resultOf = ({ sum }: Aggregation): Plain =>
          sum ? store.sum(query, sum.field.fieldPath) : store.count(query);
        const fields = Object.fromEntries(asked.aggregations.map((one) => [one.alias, toWire(resultOf(one))]));
        call.write({ ...begin(call.request), result: { aggregateFields: fields }, readTime: now() });
      }),
    BeginTransaction: unary(() => ({ transaction: Buffer.from('t') })),
    Rollback: unary(() => ({})),
    Commit: unary((request) => {
      const writes = (request.writes as Message[] | undefined) ?? [];
      for (const write of writes) apply(store, write);
      return { writeResults: writes.map(() => ({ updateTime: now() })), commitTime: now() };
    }),
    BatchWrite: unary((request) => {
      const writes = (request.writes as Message[] | undefined) ?? [];
      for (const write of writes) apply(store, write);
      return { writeResults: writes.map(() => ({ updateTime: now() })), status: writes.map(() => ({ code: 0 })) };
    }),
  };
}

/** Serves a new store on a free local port. `indexFile`: path of `firestore.indexes.json`. */
export async function serveIndexedStore(
  indexFile: string,
): Promise<{ store: IndexedStore; host: string; stop: () => void }> {
  const store = createIndexedStore(indexRules(JSON.parse(readFileSync(indexFile, 'utf8')) as IndexFile));
  // `@google-cloud/firestore` does not export `v1.json`, so find this file relative to the
  // package's entry file.
  const entry = createRequire(import.meta.url).resolve('@google-cloud/firestore');
  const protocol = JSON.parse(readFileSync(join(dirname(entry), '../protos/v1.json'), 'utf8')) as object;
  const loaded = loadPackageDefinition(
    fromJSON(protocol as Parameters<typeof fromJSON>[0], { longs: String, enums: String, oneofs: true }),
  );
  const { Firestore } = (loaded.google as unknown as { firestore: { v1: { Firestore: ServiceClientConstructor } } })
    .firestore.v1;
  const server = new Server({ 'grpc.max_receive_message_length': -1 });
  const unknown = () => undefined;
  server.addService(Firestore.service, {
    ...Object.fromEntries(Object.keys(Firestore.service).map((name) => [name, unknown])),
    ...serviceOf(store),
  } as never);
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  server.start();
  return { store, host: `127.0.0.1:${port}`, stop: () => server.forceShutdown() };
}
