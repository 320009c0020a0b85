import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSourceServer, type SourceServer } from '../../functions/src/testing/source-server.ts';
import { download, downloadText, type Progress } from './download.ts';

const content = Buffer.from('0123456789'.repeat(20_000));
let server: SourceServer;
let folder: string;
let file: string;
beforeEach(async () => {
  server = await startSourceServer();
  folder = mkdtempSync(join(tmpdir(), 'download-'));
  file = join(folder, 'hidane.tar.gz');
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path = '/file') => download({ url: server.origin + path, file, stallMs: 5000 });
/** Sends a file as release servers do: whole, or from the requested byte. */
function sendFrom(bytes: Buffer) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    if (from >= bytes.length) return void response.writeHead(416).end();
    const headers = { 'content-length': bytes.length - from };
    if (from === 0) response.writeHead(200, headers);
    else response.writeHead(206, { ...headers, 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` });
    response.end(bytes.subarray(from));
  };
}
/** Announces the whole file, sends half of it and closes the connection. */
function cutOff(_request: IncomingMessage, response: ServerResponse) {
  response.writeHead(200, { 'content-length': content.length });
  response.write(content.subarray(0, content.length / 2), () => response.destroy());
}

describe('a download', () => {
  it('writes the file and reports its progress up to the last byte', async () => {
    server.on('/file', sendFrom(content));
    const progress: Progress[] = [];
    const url = `${server.origin}/file`;
    expect(await download({ url, file, onProgress: (one) => progress.push(one) })).toEqual({
      ok: true,
      value: { isResumed: false },
    });
    expect(readFileSync(file).equals(content)).toBe(true);
    expect(progress.at(-1)).toEqual({ receivedBytes: content.length, totalBytes: content.length });
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  it('that was cut off leaves no file, and the next one fetches only the rest', async () => {
    server.on('/file', cutOff);
    expect(await get()).toMatchObject({ ok: false, error: expect.stringMatching(/^no connection: /) as string });
    expect(existsSync(file)).toBe(false);

    server.on('/file', sendFrom(content));
    expect(await get()).toEqual({ ok: true, value: { isResumed: true } });
    expect(server.requests.at(-1)?.headers.range).toMatch(/^bytes=[1-9]\d*-$/);
    expect(readFileSync(file).equals(content)).toBe(true);
  });

  it('starts again if the server does not support ranges', async () => {
    writeFileSync(`${file}.part`, 'an old beginning');
    server.on('/file', (_request, response) => response.writeHead(200).end(content));
    expect(await get()).toEqual({ ok: true, value: { isResumed: false } });
    expect(readFileSync(file).equals(content)).toBe(true);
  });

  it('starts again if the partial file is longer than the file', async () => {
    writeFileSync(`${file}.part`, Buffer.alloc(content.length + 1));
    server.on('/file', sendFrom(content));
    expect(await get()).toEqual({ ok: true, value: { isResumed: false } });
    expect(readFileSync(file).equals(content)).toBe(true);
  });

  it('of a missing file fails with the status of the answer', async () => {
    expect(await get('/nowhere')).toEqual({ ok: false, error: 'the server answered 404' });
    expect(existsSync(file)).toBe(false);
  });

  it("without a connection fails with 'no connection'", async () => {
    const { origin } = server;
    await server.close();
    for (const result of [await download({ url: `${origin}/file`, file }), await downloadText(`${origin}/file`)])
      expect(result).toEqual({ ok: false, error: 'no connection: ECONNREFUSED' });
    server = await startSourceServer();
  });

  it('stops after a time without data', async () => {
    server.on('/file', (_request, response) => {
      response.writeHead(200, { 'content-length': content.length });
      response.write(content.subarray(0, 1000));
    });
    server.on('/silent', () => undefined);
    for (const path of ['/file', '/silent'])
      expect(await download({ url: server.origin + path, file, stallMs: 200 })).toEqual({
        ok: false,
        error: 'nothing arrived for 0.2 s',
      });
    expect(await downloadText(`${server.origin}/silent`, 200)).toEqual({
      ok: false,
      error: 'nothing arrived for 0.2 s',
    });
  });

  it('refuses any address but https://, or http:// on this machine', async () => {
    for (const url of ['http://mirror.example/file', 'ftp://mirror.example/file', 'no address']) {
      expect(await download({ url, file })).toMatchObject({ ok: false, error: expect.stringContaining('https://') });
      expect(await downloadText(url)).toMatchObject({ ok: false, error: expect.stringContaining('https://') });
    }
  });
});
