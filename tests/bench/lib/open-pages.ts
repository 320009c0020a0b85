import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, initializeFirestore, onSnapshot, setLogLevel } from 'firebase/firestore';

/**
 * Simulates open pages with Firestore's client SDK in its Node build (gRPC instead of the browser's
 * WebChannel; the same queries and rules). Each page has its own connection, without a login, in
 * one of several processes. The processes record events with their time and report them at the end,
 * so that reporting costs nothing during the measurement.
 */

/**
 * A document that pages listen to. `fields` are number fields, whose sum is recorded at each
 * change.
 */
export type WatchedDocument = { path: string; fields: readonly string[] };
/**
 * The updates that one listener received for one document: pairs of the sum and the time in ms
 * since 1970.
 */
export type Observation = { path: string; received: [sum: number, atMs: number][] };
type Request = { open: { pages: WatchedDocument[][]; projectId: string; host: string } } | 'report';

const isChild = process.argv[1] === fileURLToPath(import.meta.url);
export const nowMs = (): number => performance.timeOrigin + performance.now();

/**
 * Opens `pages` (each given by its documents), spread over `processes`. Resolves when each page has
 * received all its documents once. `report` returns everything that the pages received.
 */
export async function openPages(
  pages: readonly WatchedDocument[][],
  { projectId, host, processes }: { projectId: string; host: string; processes: number },
): Promise<{ report: () => Promise<Observation[]>; close: () => void }> {
  const children = Array.from({ length: processes }, () =>
    fork(fileURLToPath(import.meta.url), [], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  );
  const ask = (child: ChildProcess, request: Request) =>
    new Promise<unknown>((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`A process with open pages exited (code ${code}).`));
      child.once('exit', ended);
      child.once('message', (answer) => {
        child.off('exit', ended);
        resolve(answer);
      });
      child.send(request);
    });
  const close = () => {
    for (const child of children) child.kill();
  };
  try {
    await Promise.all(
      children.map((child, index) =>
        ask(child, { open: { pages: pages.filter((_, page) => page % processes === index), projectId, host } }),
      ),
    );
  } catch (error) {
    close();
    throw error;
  }
  return {
    report: async () => (await Promise.all(children.map((child) => ask(child, 'report')))).flat() as Observation[],
    close,
  };
}

if (isChild) {
  const observations: Observation[] = [];
  setLogLevel('silent');
  process.on('disconnect', () => process.exit());
  process.on('message', (request: Request) => {
    if (request === 'report') process.send?.(observations);
    else void open(request.open).then(() => process.send?.('open'));
  });

  const open = async ({ pages, projectId, host }: Extract<Request, object>['open']) => {
    const [name = '', port] = host.split(':');
    for (const [index, page] of pages.entries()) {
      const app = initializeApp({ projectId, apiKey: 'none' }, `page-${index}`);
      const firestore = initializeFirestore(app, {});
      connectFirestoreEmulator(firestore, name, Number(port));
      // Open one page after the other, because a server may treat hundreds of new connections at
      // once as an attack.
      await Promise.all(
        page.map(
          ({ path, fields }) =>
            new Promise<void>((resolve, reject) => {
              const observation: Observation = { path, received: [] };
              observations.push(observation);
              onSnapshot(
                doc(firestore, path),
                (snapshot) => {
                  const sum = fields.reduce((total, field) => total + (Number(snapshot.get(field)) || 0), 0);
                  observation.received.push([sum, nowMs()]);
                  resolve();
                },
                reject,
              );
            }),
        ),
      );
    }
  };
}
