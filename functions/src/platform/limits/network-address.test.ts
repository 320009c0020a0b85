import { describe, expect, it } from 'vitest';
import { networkAddress, networkOf } from './network-address.ts';

const address = (headers: Record<string, string>) => networkAddress(new Request('http://x/', { headers }));

describe('networkAddress', () => {
  it('prefers the address from Hosting to the forwarded ones', () =>
    expect(address({ 'fastly-client-ip': '203.0.113.7', 'x-forwarded-for': '198.51.100.1' })).toBe('203.0.113.7'));
  it('takes the last forwarded hop, because a client can forge the ones before it', () =>
    expect(address({ 'x-forwarded-for': '1.2.3.4, 203.0.113.9' })).toBe('203.0.113.9'));
  it('removes ports and brackets', () => {
    expect(address({ 'x-forwarded-for': '203.0.113.9:5123' })).toBe('203.0.113.9');
    expect(address({ 'x-forwarded-for': '[2001:db8::1]:443' })).toBe('2001:db8::1');
  });
  it('is null without an address and for text that is no address', () => {
    expect(address({})).toBeNull();
    expect(address({ 'x-forwarded-for': '<script>' })).toBeNull();
  });
});

describe('networkOf', () => {
  it('returns an IPv4 address unchanged, and converts the IPv6 form of an IPv4 address to IPv4', () => {
    expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
    expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  });
  it('takes the /64 of an IPv6 address, in any notation', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:0db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
  });
});
