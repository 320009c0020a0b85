import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSourceServer, type SourceServer } from '../../functions/src/testing/source-server.ts';
import { hidaneArchive } from './fetch-hidane.ts';
import { isWindows, root } from './paths.ts';

const version = '0.6.0';
const archive = hidaneArchive({ version });
const npm = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
  .map((folder) => join(folder, 'npm'))
  .find((file) => existsSync(file));

/** A machine with only Node and npm: no Rust, no Java, no emulator, an empty cache. */
type Machine = { bin: string; cache: string; folder: string };
let machine: Machine;
let server: SourceServer;
beforeEach(async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'machine-')));
  machine = { folder, bin: join(folder, 'bin'), cache: join(folder, 'cache') };
  mkdirSync(machine.bin);
  symlinkSync(process.execPath, join(machine.bin, 'node'));
  if (npm) symlinkSync(realpathSync(npm), join(machine.bin, 'npm'));
  server = await startSourceServer();
});
afterEach(async () => {
  await server.close();
  rmSync(machine.folder, { recursive: true });
});

/**
 * Publishes a release whose emulator is a script that prints its version. The server sends the
 * archive once `held` resolves.
 */
async function publish(held: Promise<void> = Promise.resolve()) {
  const tar = pack();
  tar.entry({ name: archive?.binary ?? '', mode: 0o755 }, '#!/bin/sh\necho hidane 0.6.0\n');
  tar.finalize();
  const bytes = gzipSync(await buffer(tar));
  const sum = createHash('sha256').update(bytes).digest('hex');
  server.on(`/releases/v${version}/sha256sums.txt`, (_request, response) => response.end(`${sum}  ${archive?.name}\n`));
  server.on(
    `/releases/v${version}/${archive?.name}`,
    (_request, response) => void held.then(() => response.end(bytes)),
  );
}
const archiveRequests = () => server.requests.filter(({ path }) => path.endsWith(`/${archive?.name}`)).length;

/**
 * Runs `findFirestoreEmulator` in a separate process, with the PATH, home and cache of `machine`.
 */
async function find(): Promise<{ found: { file?: string }; error: string; output: string }> {
  const script = `
    const { findFirestoreEmulator } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'find-hidane.ts')).href)});
    await findFirestoreEmulator().then(
      (found) => console.log('RESULT ' + JSON.stringify({ found, error: '' })),
      (error) => console.log('RESULT ' + JSON.stringify({ found: {}, error: error.message })),
    );`;
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script],
    {
      cwd: root,
      env: {
        PATH: machine.bin,
        HOME: machine.folder,
        XDG_CACHE_HOME: machine.cache,
        HIDANE_RELEASES_URL: `${server.origin}/releases`,
        // A package registry without hidane.
        npm_config_registry: `${server.origin}/npm/`,
      },
    },
  );
  const result = JSON.parse(/^RESULT (.*)$/m.exec(stdout)?.[1] ?? '{}') as { found: { file?: string }; error: string };
  return { ...result, output: stdout + stderr };
}

describe.skipIf(isWindows || !archive || !npm)('a machine with only Node and npm', () => {
  const cached = () => join(machine.cache, 'first-show', 'bin', 'hidane');

  it("fetches the emulator's release binary into the cache and reuses it", async () => {
    await publish();
    const first = await find();
    expect(first.found).toEqual({ kind: 'hidane', file: cached() });
    expect(first.output).toMatch(/Fetching the Firestore emulator \(hidane 0\.6\.0\) from http/);
    expect(first.output).toMatch(/0\.0 of 0\.0 MB/);
    expect(server.requests.map(({ path }) => path)).toContain('/npm/hidane');

    const before = server.requests.length;
    expect((await find()).found).toEqual({ kind: 'hidane', file: cached() });
    expect(server.requests).toHaveLength(before);
  }, 60_000);

  it('fetches the release binary only once for two parallel runs', async () => {
    let send = () => {};
    await publish(new Promise((resolve) => (send = resolve)));
    const runs = [find(), find()];
    await expect.poll(archiveRequests, { timeout: 30_000 }).toBe(1);
    send();
    const found = await Promise.all(runs);
    expect(found.map((one) => one.found)).toEqual(Array(2).fill({ kind: 'hidane', file: cached() }));
    expect(archiveRequests()).toBe(1);
    expect(existsSync(join(machine.cache, 'first-show', 'install.lock'))).toBe(false);
  }, 60_000);

  it('says, without a network, what could not be fetched and what to do', async () => {
    await server.close();
    const { error } = await find();
    expect(error).toMatch(
      /^No Firestore emulator could be found or installed: sha256sums\.txt could not be fetched from http.*\(no connection: ECONNREFUSED\)\. Check the connection and run this again, or install Rust/,
    );
    server = await startSourceServer();
  }, 60_000);
});
