import { createServer } from 'node:net';
import { CommandError } from './console.ts';

export const host = '127.0.0.1';

export type Ports = {
  site: number;
  firestore: number;
  auth: number;
  functions: number;
  hub: number;
  logging: number;
  eventarc: number;
  firestoreWebsocket: number;
  /** Port of the feed server with the demo's two newspapers. */
  feeds: number;
};

const named = {
  site: { variable: 'SITE_PORT', fallback: 5050 },
  firestore: { variable: 'FIRESTORE_PORT', fallback: 8080 },
  auth: { variable: 'AUTH_PORT', fallback: 9099 },
  functions: { variable: 'FUNCTIONS_PORT', fallback: 5001 },
} as const;

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Free ports below the range of outgoing connections, because such a connection could take a port
 * before it is used.
 */
async function freePorts(count: number, taken: Set<number>): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (taken.has(port) || !(await isFree(port))) continue;
    taken.add(port);
    found.push(port);
  }
  return found;
}

/** A free port for a helper of a measurement or a test. */
export const anyPort = async (): Promise<number> => (await freePorts(1, new Set()))[0] ?? 0;

function portFrom(variable: string, fallback: number): number {
  const text = process.env[variable];
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new CommandError(`${variable} is '${text}', which is not a port: give a whole number from 1 to 65535.`);
  return port;
}

export const sitePort = (): number => portFrom(named.site.variable, named.site.fallback);

/**
 * The four documented ports, from the environment or the defaults, and free ports for the rest.
 * Throws `CommandError` if a documented port is taken or not a port number.
 */
export async function fixedPorts(): Promise<Ports> {
  const entries = Object.entries(named).map(([name, { variable, fallback }]) => {
    return { name, variable, port: portFrom(variable, fallback) };
  });
  const taken = new Set<number>();
  for (const { variable, port } of entries) {
    if (taken.has(port))
      throw new CommandError(
        `${variable} is ${port}, but another service of this site uses that port: choose another.`,
      );
    taken.add(port);
    if (!(await isFree(port)))
      throw new CommandError(
        `Port ${port} is in use: end what uses it (perhaps another 'npm start'), or choose another with ${variable}=${port + 100}.`,
      );
  }
  const [hub, logging, eventarc, firestoreWebsocket, feeds] = await freePorts(5, taken);
  return {
    ...Object.fromEntries(entries.map(({ name, port }) => [name, port])),
    hub,
    logging,
    eventarc,
    firestoreWebsocket,
    feeds,
  } as Ports;
}

/** Free ports only, so that several test runs can run in parallel. */
export async function anyPorts(): Promise<Ports> {
  const [site, firestore, auth, functions, hub, logging, eventarc, firestoreWebsocket, feeds] = await freePorts(
    9,
    new Set(),
  );
  return { site, firestore, auth, functions, hub, logging, eventarc, firestoreWebsocket, feeds } as Ports;
}
