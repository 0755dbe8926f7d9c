import { expect, it } from 'vitest';
import { groupOf } from './client-address.ts';

it.each([
  ['addresses of one /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['an address however it is compressed', '2001:db8::1', '2001:0db8:0:0:9::'],
  ['an address with and without its port', '203.0.113.5', '203.0.113.5:41234'],
  ['the same for IPv6', '2001:db8::1', '[2001:db8::1]:443'],
  ['IPv4 within IPv6', '::ffff:203.0.113.5', '203.0.113.5'],
  ['IPv4 within IPv6 in hexadecimal', '::ffff:cb00:7105', ' 203.0.113.5 '],
])('counts %s as one asker', (_name, one, other) => {
  expect(groupOf(one)).toBe(groupOf(other));
});

it.each([
  ['neighbours', '203.0.113.5', '203.0.113.6'],
  ['neighbours within IPv6', '::ffff:203.0.113.5', '::ffff:203.0.113.6'],
  ['another /64', '2001:db8::1', '2001:db8:0:1::1'],
  ['what only looks alike when compressed', '2001:db8::1:2:3', '2001:db8:1::2:3'],
  ['what a proxy hides', '_hidden', 'unknown'],
])('tells %s apart', (_name, one, other) => {
  expect(groupOf(one)).not.toBe(groupOf(other));
});
