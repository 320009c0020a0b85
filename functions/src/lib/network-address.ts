import { BlockList, isIP } from 'node:net';

/**
 * The reader's network address. Behind Hosting, its CDN sets `fastly-client-ip` itself and
 * overwrites what a client sent. A call that goes to the function's own address, round Hosting,
 * passes Google's front end, which appends the address it saw as the last entry of
 * `x-forwarded-for`; such a caller can invent `fastly-client-ip`. So an address is a hint, and
 * proves nothing; what is left against such a caller stands in `docs/operations.md`. In the
 * emulator `x-forwarded-for` arrives as the client sent it. `null` where there is none or it is no
 * address.
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
 * Whether a call came through Hosting. With `hostingNetworks` that is proven: Google's front end
 * appends the address that called it as the last entry of `x-forwarded-for`, which nobody can
 * invent. Without, the headers of Hosting's CDN are all there is to go by.
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
 * What one household or phone is known by: the IPv4 address, or the /64 of an IPv6 address, since
 * whoever has one address of it has all. '' where there is none.
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
