import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import JSZip from 'jszip';
import { extract } from 'tar-stream';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import { download, downloadText, type Progress } from './download.ts';

/**
 * Release binaries of hidane, a Firestore emulator (MIT or Apache-2.0; they are downloaded, not
 * shipped with this project). A release has `hidane-<version>-<target>.tar.gz` (`.zip` for Windows)
 * and `sha256sums.txt`: https://github.com/hidane-dev/hidane/releases
 */
const RELEASES = 'https://github.com/hidane-dev/hidane/releases/download';

/**
 * Release targets by platform. The Linux binaries are static, so they run on every distribution.
 */
const targets: Record<string, string> = {
  'linux-x64': 'x86_64-unknown-linux-musl',
  'linux-arm64': 'aarch64-unknown-linux-musl',
  'darwin-arm64': 'aarch64-apple-darwin',
  'darwin-x64': 'x86_64-apple-darwin',
  'win32-x64': 'x86_64-pc-windows-msvc',
};

/**
 * The URL of the releases, or of their mirror in HIDANE_RELEASES_URL. hidane's own installers read
 * this variable too.
 */
export const releasesUrl = (): string => (process.env.HIDANE_RELEASES_URL || RELEASES).replace(/\/+$/, '');

type Release = { version: string; platform?: string; arch?: string };

/**
 * The name of the archive for a platform, and the path of the binary in the archive. Null if the
 * release has no archive for this platform.
 */
export function hidaneArchive({ version, platform = process.platform, arch = process.arch }: Release): {
  name: string;
  binary: string;
} | null {
  const target = targets[`${platform}-${arch}`];
  if (!target) return null;
  const folder = `hidane-${version}-${target}`;
  return platform === 'win32'
    ? { name: `${folder}.zip`, binary: `${folder}/hidane.exe` }
    : { name: `${folder}.tar.gz`, binary: `${folder}/hidane` };
}

/** One file of a `.tar.gz` or `.zip`; null if the archive does not contain the path. */
export async function readFromArchive(archive: string, path: string): Promise<Buffer | null> {
  if (archive.endsWith('.zip')) {
    const zip = await JSZip.loadAsync(readFileSync(archive));
    return (await zip.file(path)?.async('nodebuffer')) ?? null;
  }
  const entries = extract();
  entries.end(gunzipSync(readFileSync(archive)));
  let found: Buffer | null = null;
  for await (const entry of entries) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
    if (entry.header.name === path) found = Buffer.concat(chunks);
  }
  return found;
}

type FetchOptions = Release & {
  /** Path of the installed binary. */
  file: string;
  /** Folder for the archive. A complete archive is deleted at the end, a partial one is kept. */
  folder: string;
  from?: string;
  onProgress?: (progress: Progress) => void;
  stallMs?: number;
};

/**
 * Fetches hidane's release binary into `file` after checking the archive's SHA-256 against the
 * release's `sha256sums.txt`. The checksums come from the same server over HTTPS, so they detect
 * broken downloads and changes on the way, but not a replaced release. The error is a clause:
 * 'hidane-….tar.gz could not be fetched from … (the server answered 404)'.
 */
export async function fetchHidane(options: FetchOptions): Promise<Result<string, string>> {
  const { version, file, folder, from = releasesUrl(), onProgress, stallMs } = options;
  const wanted = hidaneArchive(options);
  if (!wanted) return fail(`there is no ready-made hidane for ${process.platform} on ${process.arch}`);
  const release = `${from}/v${version}`;
  const notFetched = (name: string, reason: string) => fail(`${name} could not be fetched from ${release} (${reason})`);

  const sums = await downloadText(`${release}/sha256sums.txt`, stallMs);
  if (!sums.ok) return notFetched('sha256sums.txt', sums.error);
  const expected = sumOf(sums.value, wanted.name);
  if (!expected) return fail(`${release}/sha256sums.txt does not name ${wanted.name}`);

  mkdirSync(folder, { recursive: true });
  const archive = join(folder, wanted.name);
  const get = () => download({ url: `${release}/${wanted.name}`, file: archive, onProgress, stallMs });
  let fetched = await get();
  // A resumed archive with a wrong checksum may mix two versions, so fetch it whole.
  if (fetched.ok && fetched.value.isResumed && sha256(archive) !== expected) fetched = await get();
  if (!fetched.ok) return notFetched(wanted.name, fetched.error);
  const found = sha256(archive);
  if (found !== expected) {
    rmSync(archive);
    return fail(`${wanted.name} from ${release} was refused: its SHA-256 is ${found} and should be ${expected}`);
  }

  const binary = await readFromArchive(archive, wanted.binary);
  rmSync(archive);
  if (!binary) return fail(`${wanted.name} from ${release} holds no ${wanted.binary}`);
  mkdirSync(dirname(file), { recursive: true });
  // Write under a temporary name and rename, because another clone may look for the file at any
  // moment.
  const next = join(dirname(file), `.${basename(file)}.${process.pid}`);
  writeFileSync(next, binary);
  chmodSync(next, 0o755);
  renameSync(next, file);
  return ok(file);
}

/**
 * The checksum of a file in `sha256sum` output: '<64 hexadecimal digits> <name>', with two spaces
 * or with ' *' before the name.
 */
function sumOf(sums: string, name: string): string | null {
  const lines = sums.split(/\r?\n/).map((line) => /^([\da-f]{64}) [ *](.+)$/i.exec(line));
  return lines.find((line) => line?.[2] === name)?.[1]?.toLowerCase() ?? null;
}

const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
