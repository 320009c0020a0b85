import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fail, ok, type Result } from '@first-show/domain/core/result';

/** Why a download failed, as a clause for an error message: 'the server answered 404'. */
type Reason = string;

export type Progress = { receivedBytes: number; totalBytes: number | null };
type DownloadOptions = {
  url: string;
  /** Path of the complete file. An interrupted download is kept in `<file>.part`. */
  file: string;
  onProgress?: (progress: Progress) => void;
  /** Gives up if no byte arrives for this long. */
  stallMs?: number;
};

const STALL_MS = 20_000;

/**
 * A timer that aborts a request if nothing arrives for `ms`. Call `heard` for each chunk to restart
 * it, and `end` at the end.
 */
function stallGuard(ms: number): { signal: AbortSignal; heard: () => void; end: () => void } {
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(new Error(`nothing arrived for ${ms / 1000} s`)), ms);
  return { signal: stalled.signal, heard: () => timer.refresh(), end: () => clearTimeout(timer) };
}

/** `fetch` puts the reason for a lost connection into the `cause` of its error. */
function reasonOf(error: unknown): Reason {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return cause ? `no connection: ${cause.code ?? cause.message}` : error.message;
}

/**
 * Allows plain HTTP only from this machine, because on a network somebody could change the content.
 */
function isTrusted(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1');
}

const UNTRUSTED = 'the address, or the one it redirects to, does not begin with https://';

/** Downloads a small text file. The whole answer must arrive within `stallMs`. */
export async function downloadText(url: string, stallMs = STALL_MS): Promise<Result<string, Reason>> {
  if (!URL.canParse(url) || !isTrusted(url)) return fail(UNTRUSTED);
  const guard = stallGuard(stallMs);
  try {
    const answer = await fetch(url, { signal: guard.signal });
    if (!isTrusted(answer.url)) return fail(UNTRUSTED);
    return answer.ok ? ok(await answer.text()) : fail(`the server answered ${answer.status}`);
  } catch (error) {
    return fail(reasonOf(error));
  } finally {
    guard.end();
  }
}

/**
 * Downloads a file; resumes an earlier interrupted download. The caller must verify the content,
 * because the file on the server may have changed in between. `isResumed`: only the rest of the
 * file was fetched.
 */
export async function download(options: DownloadOptions): Promise<Result<{ isResumed: boolean }, Reason>> {
  const { url, file, onProgress = () => {}, stallMs = STALL_MS } = options;
  if (!URL.canParse(url) || !isTrusted(url)) return fail(UNTRUSTED);
  const part = `${file}.part`;
  const presentBytes = existsSync(part) ? statSync(part).size : 0;
  const guard = stallGuard(stallMs);
  try {
    const answer = await fetch(url, {
      // Ask for no compression, because a compressed length is not the file's length.
      headers: { 'accept-encoding': 'identity', ...(presentBytes > 0 ? { range: `bytes=${presentBytes}-` } : {}) },
      signal: guard.signal,
    });
    if (!isTrusted(answer.url)) return fail(UNTRUSTED);
    // The partial file is at least as long as the server's file, so it may belong to another
    // version. Start again.
    if (answer.status === 416 && presentBytes > 0) {
      rmSync(part);
      return await download(options);
    }
    if (!answer.ok || !answer.body) return fail(`the server answered ${answer.status}`);
    const isResumed =
      answer.status === 206 && (answer.headers.get('content-range') ?? '').startsWith(`bytes ${presentBytes}-`);
    const length = Number(answer.headers.get('content-length')) || null;
    const begunAt = isResumed ? presentBytes : 0;
    let receivedBytes = begunAt;
    await pipeline(
      answer.body,
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          guard.heard();
          receivedBytes += chunk.length;
          onProgress({ receivedBytes, totalBytes: length === null ? null : begunAt + length });
          yield chunk;
        }
      },
      createWriteStream(part, { flags: isResumed ? 'a' : 'w' }),
    );
    renameSync(part, file);
    return ok({ isResumed });
  } catch (error) {
    return fail(guard.signal.aborted ? String((guard.signal.reason as Error).message) : reasonOf(error));
  } finally {
    guard.end();
  }
}
