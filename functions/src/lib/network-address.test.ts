import { describe, expect, it } from 'vitest';
import { networkAddress, networkOf } from './network-address.ts';

const address = (headers: Record<string, string>) => networkAddress(new Request('http://x/', { headers }));

describe('networkAddress', () => {
  it('takes what Hosting says over what was forwarded', () =>
    expect(address({ 'fastly-client-ip': '203.0.113.7', 'x-forwarded-for': '198.51.100.1' })).toBe('203.0.113.7'));
  it('takes the last forwarded hop: the ones before it are the client’s own words', () =>
    expect(address({ 'x-forwarded-for': '1.2.3.4, 203.0.113.9' })).toBe('203.0.113.9'));
  it('drops ports and brackets', () => {
    expect(address({ 'x-forwarded-for': '203.0.113.9:5123' })).toBe('203.0.113.9');
    expect(address({ 'x-forwarded-for': '[2001:db8::1]:443' })).toBe('2001:db8::1');
  });
  it('is null without an address and for what is none', () => {
    expect(address({})).toBeNull();
    expect(address({ 'x-forwarded-for': '<script>' })).toBeNull();
  });
});

describe('networkOf', () => {
  it('keeps an IPv4 address, also one written as IPv6', () => {
    expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
    expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  });
  it('takes the /64 of an IPv6 address, however it is written', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:0db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
  });
});
