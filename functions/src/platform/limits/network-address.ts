import { BlockList, isIP } from 'node:net';

/**
 * The reader's network address; `null` if it is missing or invalid. Hosting's CDN sets
 * `fastly-client-ip` and overwrites what the client sent. A call to the function's own URL bypasses
 * Hosting and can forge this header; Google's front end then appends the real address as the last
 * entry of `x-forwarded-for`. So the address proves nothing; `docs/operations.md` lists the
 * remaining risks. In the emulator, `x-forwarded-for` is what the client sent.
 */
export function networkAddress(request: Request): string | null {
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',');
  const candidates = [request.headers.get('fastly-client-ip'), forwarded[forwarded.length - 1]];
  for (const candidate of candidates) {
    const address = withoutPort(candidate?.trim() ?? '');
    if (isIP(address) !== 0) return address;
  }
  return null;
}

/**
 * Whether a call came through Hosting. With `hostingNetworks` the answer is reliable: Google's
 * front end appends the caller's address as the last entry of `x-forwarded-for`, which nobody can
 * forge. Without these networks, the answer depends on the headers of Hosting's CDN, which can be
 * forged.
 */
export function viaHosting(request: Request, hostingNetworks: readonly string[]): 'proven' | 'likely' | 'no' {
  if (request.headers.get('fastly-client-ip') === null) return 'no';
  if (hostingNetworks.length === 0) return request.headers.get('x-forwarded-host') === null ? 'no' : 'likely';
  const hop = withoutPort(((request.headers.get('x-forwarded-for') ?? '').split(',').at(-1) ?? '').trim());
  const family = isIP(hop);
  return family !== 0 && listOf(hostingNetworks).check(hop, family === 6 ? 'ipv6' : 'ipv4') ? 'proven' : 'no';
}

const lists = new Map<string, BlockList>();
function listOf(networks: readonly string[]): BlockList {
  const key = networks.join();
  const known = lists.get(key);
  if (known !== undefined) return known;
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  lists.set(key, list);
  return list;
}

/**
 * The network of a household or phone: the IPv4 address, or the /64 of an IPv6 address, because one
 * customer gets a whole /64. '' without an address.
 */
export function networkOf(address: string | null): string {
  if (address === null) return '';
  if (isIP(address) !== 6) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const headParts = head === '' ? [] : head.split(':');
  const tailParts = tail === '' ? [] : tail.split(':');
  const missing = address.includes('::') ? 8 - headParts.length - tailParts.length : 0;
  const parts = [...headParts, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...tailParts];
  return `${parts
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  if (bracketed !== undefined) return bracketed;
  return /^[\d.]+:\d+$/.test(text) ? (text.split(':')[0] ?? '') : text;
}
