import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { fillArchive, type ArchiveSize } from './fill-archive.ts';
import { connect } from './indexed-store/connect.ts';
import { serveIndexedStore } from './indexed-store/serve.ts';
import { Packed, type Fields } from './indexed-store/values.ts';

/** Opens archives of several sizes in a separate process, each behind Firestore's protocol. */

type Reads = { entriesRead: number; documentsRead: number };
export type Archive = { db: Firestore; reads: () => Promise<Reads> };
type Request = { open: Record<string, ArchiveSize>; indexFile: string } | { reads: string };
type Answer =
  { hosts: Record<string, string> } | { filled: string; seconds: number; memoryMb: number } | { reads: Reads };

const MEMORY_MB = 8_192;
/**
 * Maximum size of a semi-space of V8's young generation. The archive's data stays in memory. With
 * small semi-spaces V8 would copy this data repeatedly while the archive is filled.
 */
const NEW_SPACE_MB = 64;
const isChild = process.argv[1] === fileURLToPath(import.meta.url);

/** Fills an archive for each of `sizes`. `close` stops the process. */
export async function openArchives<Name extends string>(
  sizes: Record<Name, ArchiveSize>,
  {
    indexFile,
    onFilled,
  }: { indexFile: string; onFilled: (name: Name, used: { seconds: number; memoryMb: number }) => void },
): Promise<{ archives: Record<Name, Archive>; close: () => Promise<void> }> {
  // Without this variable the SDK first looks for Google's metadata server.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  const child = fork(fileURLToPath(import.meta.url), [], {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${MEMORY_MB}`,
      `--max-semi-space-size=${NEW_SPACE_MB}`,
      '--expose-gc',
    ],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const next = () =>
    new Promise<Answer>((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`The process with the archives exited (code ${code}).`));
      child.once('exit', ended);
      child.once('message', (answer) => {
        child.off('exit', ended);
        resolve(answer as Answer);
      });
    });
  child.send({ open: sizes, indexFile } satisfies Request);
  let hosts: Record<string, string> | null = null;
  while (hosts === null) {
    const answer = await next();
    if ('filled' in answer) onFilled(answer.filled as Name, answer);
    else if ('hosts' in answer) hosts = answer.hosts;
  }
  const connected = Object.entries(hosts).map(([name, host]) => ({
    name,
    ...connect(host, `demo-archive-${name}-${process.pid}`),
  }));
  let turn: Promise<unknown> = Promise.resolve();
  const ask = async (name: string): Promise<Reads> => {
    const answer = next();
    child.send({ reads: name } satisfies Request);
    return ((await answer) as { reads: Reads }).reads;
  };
  // Ask one question at a time, because an answer does not say which question it belongs to.
  const reads = (name: string): Promise<Reads> => {
    const mine = turn.then(() => ask(name));
    turn = mine.catch(() => undefined);
    return mine;
  };
  return {
    archives: Object.fromEntries(connected.map(({ name, db }) => [name, { db, reads: () => reads(name) }])) as Record<
      Name,
      Archive
    >,
    close: async () => {
      for (const one of connected) await one.close();
      child.disconnect();
      child.kill();
    },
  };
}

/** The maps of a search entry are large and rarely read, so they are kept as JSON. */
const packed = (doc: object): object =>
  Object.fromEntries(
    Object.entries(doc).map(([name, value]) => [
      name,
      typeof value === 'object' ? new Packed(value as object) : (value as unknown),
    ]),
  );

if (isChild) {
  const stores = new Map<string, Awaited<ReturnType<typeof serveIndexedStore>>>();
  const tell = (answer: Answer) => process.send?.(answer);
  process.on('message', (request: Request) => void answerTo(request));
  process.on('disconnect', () => process.exit());
  const answerTo = async (request: Request) => {
    if ('reads' in request) {
      tell({ reads: stores.get(request.reads)?.store.reads() ?? { entriesRead: 0, documentsRead: 0 } });
      return;
    }
    for (const [name, size] of Object.entries(request.open)) {
      const served = await serveIndexedStore(request.indexFile);
      fillArchive((collection, id, doc) => {
        served.store.put(collection, id, (collection === collections.searchIndex ? packed(doc) : doc) as Fields);
      }, size);
      stores.set(name, served);
      tell({ filled: name, seconds: process.uptime(), memoryMb: process.memoryUsage().rss / 1e6 });
    }
    // Collect the garbage of the filling now, so that no measured request has to wait for it.
    globalThis.gc?.();
    tell({ hosts: Object.fromEntries([...stores].map(([name, { host }]) => [name, host])) });
  };
}
