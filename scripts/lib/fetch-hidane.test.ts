import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import JSZip from 'jszip';
import { pack } from 'tar-stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSourceServer, type SourceServer } from '../../functions/src/testing/source-server.ts';
import { fetchHidane, hidaneArchive, readFromArchive } from './fetch-hidane.ts';

const version = '0.6.0';
const linux = { version, platform: 'linux', arch: 'x64' };
const name = 'hidane-0.6.0-x86_64-unknown-linux-musl.tar.gz';
const program = '#!/bin/sh\necho hidane 0.6.0\n';

let server: SourceServer;
let home: string;
beforeEach(async () => {
  server = await startSourceServer();
  home = mkdtempSync(join(tmpdir(), 'hidane-'));
});
afterEach(async () => {
  await server.close();
  rmSync(home, { recursive: true });
});

async function tarball(path = 'hidane-0.6.0-x86_64-unknown-linux-musl/hidane'): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name: 'hidane-0.6.0-x86_64-unknown-linux-musl/LICENSE' }, 'MIT');
  tar.entry({ name: path, mode: 0o755 }, program);
  tar.finalize();
  return gzipSync(await buffer(tar));
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** Serves a release with one archive. `sums`: overrides the correct checksums. */
function publish(archive: Buffer, sums = `${'0'.repeat(64)}  other.zip\n${sha256(archive)}  ${name}\n`) {
  server.on('/v0.6.0/sha256sums.txt', (_request, response) => response.end(sums));
  server.on(`/v0.6.0/${name}`, ({ headers }, response) => {
    const from = Number(/\d+/.exec(headers.range ?? '')?.[0] ?? 0);
    if (from > 0) response.writeHead(206, { 'content-range': `bytes ${from}-${archive.length - 1}/${archive.length}` });
    response.end(archive.subarray(from));
  });
}
const fetchIt = () =>
  fetchHidane({
    ...linux,
    file: join(home, 'bin', 'hidane'),
    folder: join(home, 'downloads'),
    from: server.origin,
    stallMs: 5000,
  });
const errorOf = async () => {
  const result = await fetchIt();
  expect(existsSync(join(home, 'bin'))).toBe(false);
  return result.ok ? 'fetched' : result.error.replaceAll(server.origin, 'RELEASES');
};

describe('the release binary of hidane', () => {
  it('is fetched, checked and made executable, and its archive is deleted', async () => {
    publish(await tarball());
    const file = join(home, 'bin', 'hidane');
    expect(await fetchIt()).toEqual({ ok: true, value: file });
    expect(readFileSync(file, 'utf8')).toBe(program);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o755);
    expect([readdirSync(join(home, 'bin')), readdirSync(join(home, 'downloads'))]).toEqual([['hidane'], []]);
  });

  it('is refused and deleted if its SHA-256 differs', async () => {
    const archive = await tarball();
    const wrong = 'a'.repeat(64);
    publish(archive, `${wrong}  ${name}\n`);
    expect(await errorOf()).toBe(
      `${name} from RELEASES/v0.6.0 was refused: its SHA-256 is ${sha256(archive)} and should be ${wrong}`,
    );
    expect(readdirSync(join(home, 'downloads'))).toEqual([]);
  });

  it('is fetched whole if the partial file belongs to another file', async () => {
    mkdirSync(join(home, 'downloads'));
    writeFileSync(join(home, 'downloads', `${name}.part`), 'the beginning of something else');
    publish(await tarball());
    expect(await fetchIt()).toMatchObject({ ok: true });
    expect(readFileSync(join(home, 'bin', 'hidane'), 'utf8')).toBe(program);
  });

  it('is not fetched if the checksums do not list it', async () => {
    publish(await tarball(), 'no sums at all');
    expect(await errorOf()).toBe(`RELEASES/v0.6.0/sha256sums.txt does not name ${name}`);
    expect(server.requests.map(({ path }) => path)).toEqual(['/v0.6.0/sha256sums.txt']);
  });

  it("fails to be fetched with an error that names the missing file and the server's answer", async () => {
    expect(await errorOf()).toBe('sha256sums.txt could not be fetched from RELEASES/v0.6.0 (the server answered 404)');
    publish(await tarball());
    server.on(`/v0.6.0/${name}`, (_request, response) => response.writeHead(503).end());
    expect(await errorOf()).toBe(`${name} could not be fetched from RELEASES/v0.6.0 (the server answered 503)`);
  });

  it('is refused if its archive does not contain the program', async () => {
    publish(await tarball('hidane-0.6.0-x86_64-unknown-linux-musl/other'));
    expect(await errorOf()).toBe(`${name} from RELEASES/v0.6.0 holds no hidane-0.6.0-x86_64-unknown-linux-musl/hidane`);
  });

  it.each([
    ['linux', 'arm64', 'hidane-0.6.0-aarch64-unknown-linux-musl.tar.gz'],
    ['darwin', 'arm64', 'hidane-0.6.0-aarch64-apple-darwin.tar.gz'],
    ['darwin', 'x64', 'hidane-0.6.0-x86_64-apple-darwin.tar.gz'],
    ['win32', 'x64', 'hidane-0.6.0-x86_64-pc-windows-msvc.zip'],
  ])('for %s on %s is in %s', (platform, arch, archive) =>
    expect(hidaneArchive({ version, platform, arch })?.name).toBe(archive),
  );

  it('is not offered for a platform without a binary', () =>
    expect(hidaneArchive({ version, platform: 'freebsd', arch: 'x64' })).toBeNull());

  it('is read from the zip archive for Windows', async () => {
    const { name: archive, binary } = hidaneArchive({ version, platform: 'win32', arch: 'x64' }) ?? {};
    const zip = new JSZip().file(String(binary), 'MZ and so on', { createFolders: true });
    const file = join(home, String(archive));
    writeFileSync(file, await zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' }));
    expect((await readFromArchive(file, String(binary)))?.toString()).toBe('MZ and so on');
    expect(await readFromArchive(file, 'hidane.exe')).toBeNull();
  });
});
