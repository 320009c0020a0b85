import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { isPublicAddress, safeFetch, type SafeFetchOptions } from './safe-fetch.ts';

const servers: Server[] = [];
afterAll(() =>
  servers.forEach((server) => {
    server.closeAllConnections();
    server.close();
  }),
);

/** Starts a local server. Returns its URL, and the exception that allows only this server. */
async function serve(answer: RequestListener): Promise<{ url: string; allowHosts: string[] }> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, allowHosts: [`127.0.0.1:${port}`] };
}
const reasonOf = async (url: string, options: SafeFetchOptions = {}) => {
  const result = await safeFetch(url, { timeoutMs: 2000, ...options });
  return result.ok ? 'fetched' : result.error.reason;
};

describe('private addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
  ])('include %s', (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '[2a00:1450:4001::1]'])(
    'do not include %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    'http://127.0.0.1:3999/',
    'http://localhost:3999/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://017700000001/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
  ])('are refused in the URL %s', async (url) => expect(await reasonOf(url)).toBe('private-address'));
  it('are refused behind a redirect of an allowed server, also on another port of that server', async () => {
    const neighbour = await serve((_request, response) => response.end('secret'));
    for (const target of ['http://169.254.169.254/', neighbour.url, 'http://localhost/']) {
      const server = await serve((_request, response) => response.writeHead(302, { location: target }).end());
      expect(await reasonOf(server.url, server)).toBe('private-address');
    }
  });
  it('are not allowed by an exception for another address', async () => {
    const server = await serve((_request, response) => response.end('x'));
    expect(await reasonOf(server.url, { allowHosts: ['127.0.0.1:1'] })).toBe('private-address');
  });
});

describe('a fetch', () => {
  it('follows redirects and returns the final address', async () => {
    const server = await serve((request, response) =>
      request.url === '/'
        ? response.writeHead(301, { location: '/feed.xml' }).end()
        : response.writeHead(200, { 'content-type': 'text/xml; charset=x' }).end('<rss/>'),
    );
    const result = await safeFetch(server.url, server);
    expect(result).toMatchObject({
      ok: true,
      value: { url: `${server.url}feed.xml`, status: 200, contentType: 'text/xml; charset=x' },
    });
    expect(result.ok && new TextDecoder().decode(result.value.bytes)).toBe('<rss/>');
  });
  it('stops at a redirect loop', async () => {
    const server = await serve((_request, response) => response.writeHead(302, { location: '/' }).end());
    expect(await reasonOf(server.url, server)).toBe('too-many-redirects');
  });
  it.each(['ftp://a.example/', 'file:///etc/passwd', 'javascript:1', 'nonsense', 'http://user:secret@a.example/'])(
    'of %s is refused',
    async (url) => {
      expect(await reasonOf(url)).toBe('bad-address');
    },
  );
  it('of a redirect to a file is refused', async () => {
    const server = await serve((_request, response) =>
      response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    );
    expect(await reasonOf(server.url, server)).toBe('bad-address');
  });
  it('stops at the size limit, whether the answer announces its size, never ends or is compressed', async () => {
    const announced = await serve((_request, response) =>
      response.writeHead(200, { 'content-length': 50_000_000 }).write('x'),
    );
    const endless = await serve((_request, response) => {
      const timer = setInterval(() => response.write('x'.repeat(10_000)), 1);
      response.on('close', () => clearInterval(timer));
    });
    const packed = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(3_000_000))),
    );
    for (const server of [announced, endless, packed])
      expect(await reasonOf(server.url, { ...server, maxBytes: 100_000 })).toBe('too-big');
  });
  it('stops at the time limit, before the answer or in the middle of it', async () => {
    const silent = await serve(() => undefined);
    const slow = await serve((_request, response) => {
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });
    for (const server of [silent, slow])
      expect(await reasonOf(server.url, { ...server, timeoutMs: 200 })).toBe('timeout');
  });
  it('returns the status of an unsuccessful answer', async () => {
    const server = await serve((_request, response) => response.writeHead(429, { 'retry-after': '60' }).end());
    const result = await safeFetch(server.url, server);
    expect(result).toMatchObject({ ok: false, error: { reason: 'status', status: 429 } });
    expect(!result.ok && result.error.headers?.get('retry-after')).toBe('60');
  });
  it('of a closed port fails as unreachable', async () => {
    expect(await reasonOf('http://127.0.0.1:3999/', { allowHosts: ['127.0.0.1:3999'] })).toBe('unreachable');
  });
});
