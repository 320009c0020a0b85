import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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
/** Installs a cargo whose `install` runs this shell script. */
function installCargo(script: string) {
  const text = `#!/bin/sh\nif [ "$1" = --version ]; then echo cargo 1.90.0; exit; fi\n${script}\n`;
  writeFileSync(join(machine.bin, 'cargo'), text, { mode: 0o755 });
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

  it('builds the emulator with cargo if there is no release binary, with the output of cargo in a log file', async () => {
    const folder = join(machine.cache, 'first-show');
    installCargo(`
      for n in 1 2 3 4 5 6 7 8 9; do echo "Compiling part-$n"; done
      /bin/mkdir -p ${folder}/bin
      printf '#!/bin/sh\\necho hidane ${version}\\n' > ${cached()}
      /bin/chmod 755 ${cached()}`);
    const { found, output } = await find();
    expect(found).toEqual({ kind: 'hidane', file: cached() });
    expect(output).toMatch(/Building the Firestore emulator \(hidane 0\.6\.0\) with cargo/);
    expect(output).not.toContain('Compiling');
    expect(readFileSync(join(folder, 'install-cargo.log'), 'utf8')).toContain('Compiling part-9');
  }, 60_000);

  it('prints the last lines of a failed build and names its log file', async () => {
    installCargo('for n in $(/usr/bin/seq 40); do echo "line $n"; done; echo "error: no linker" >&2; exit 1');
    const { found, output } = await find();
    expect(found).toEqual({});
    expect(output).toContain('line 40');
    expect(output).toContain('error: no linker');
    expect(output).not.toContain('line 20\n');
    expect(output).toContain(
      `cargo failed; the whole log is in ${join(machine.cache, 'first-show/install-cargo.log')}.`,
    );
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
