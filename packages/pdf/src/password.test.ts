import { expect, it } from 'vitest';
import { passwordForms, preparePassword } from './password.ts';

/** The first five are the examples of RFC 4013, section 3. */
it.each([
  ['I\u00adX', 'IX'],
  ['user', 'user'],
  ['USER', 'USER'],
  ['\u00aa', 'a'],
  ['\u2168', 'IX'],
  ['e\u0301te\u0301', 'été'],
  ['a\u00a0b\u3000c', 'a b c'],
  ['ﬁn\ufe0f', 'fin'],
  ['😀', '😀'],
  ['كلمة1', 'كلمة1'],
])('%j is prepared as %j', (given, expected) => {
  expect(preparePassword(given)).toBe(expected);
});

it.each(['\u0007', 'a\u202eb', '\ue000', '\ufffd', '\ud800'])('%j is prohibited', (given) => {
  expect(preparePassword(given)).toBeNull();
});

it('is tried as entered first, and once', () => {
  expect(passwordForms('plain')).toEqual(['plain']);
  expect(passwordForms('\u2168')).toEqual(['\u2168', 'IX']);
  expect(passwordForms('e\u0301')).toEqual(['e\u0301', 'é']);
  expect(passwordForms('\u0007')).toEqual(['\u0007']);
});
