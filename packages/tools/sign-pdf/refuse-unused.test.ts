import { expect, it } from 'vitest';
import { localOptions } from './local-options.ts';
import { options } from './options.ts';
import { refuseUnused } from './refuse-unused.ts';

const given = (values: Readonly<Record<string, unknown>>) => ({
  ...options.parse(values),
  ...localOptions.parse(values),
});
const p12 = 'me.p12';

it.each([
  ['color', { p12, color: '#ff0000' }],
  ['hand', { p12, hand: 'caveat' }],
  ['as', { p12, as: 'annotation' }],
  ['width', { p12, width: 100 }],
  ['page', { p12, page: '1' }],
  ['page', { seal: true, page: '1' }],
  ['at', { renew: true, at: '72,72' }],
])('refuses %s where it has no effect', (option, values) => {
  expect(() => refuseUnused(given(values), false)).toThrow(
    expect.objectContaining({ code: 'illegal-input', values: { option } }),
  );
});

it('refuses a picture of an invisible signature', () => {
  expect(() => refuseUnused(given({ p12 }), true)).toThrow(
    expect.objectContaining({ values: { option: 'image' } }),
  );
});

it.each([
  { p12, at: '72,72', width: 200, page: '1' },
  { p12, field: 'approval' },
  { text: 'Ada', hand: 'caveat' },
])('takes %j', (values) => {
  expect(() => refuseUnused(given(values), true)).not.toThrow();
});
