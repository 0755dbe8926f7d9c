import { expect, it } from 'vitest';
import { groupOf } from './client-address.ts';

it.each([
  ['addresses of one /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['different notations of an address', '2001:db8::1', '2001:0db8:0:0:9::'],
  ['an address with and without its port', '203.0.113.5', '203.0.113.5:41234'],
  ['an IPv6 address with and without its port', '2001:db8::1', '[2001:db8::1]:443'],
  ['IPv4 within IPv6', '::ffff:203.0.113.5', '203.0.113.5'],
  ['IPv4 within IPv6 in hexadecimal', '::ffff:cb00:7105', ' 203.0.113.5 '],
])('groups %s as one client', (_name, one, other) => {
  expect(groupOf(one)).toBe(groupOf(other));
});

it.each([
  ['neighbouring addresses', '203.0.113.5', '203.0.113.6'],
  ['neighbouring addresses mapped to IPv6', '::ffff:203.0.113.5', '::ffff:203.0.113.6'],
  ['another /64', '2001:db8::1', '2001:db8:0:1::1'],
  ['addresses that differ only when expanded', '2001:db8::1:2:3', '2001:db8:1::2:3'],
  ['addresses behind a proxy', '_hidden', 'unknown'],
])('separates %s', (_name, one, other) => {
  expect(groupOf(one)).not.toBe(groupOf(other));
});
