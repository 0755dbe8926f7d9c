import type { TextRule } from './text-rule.ts';

export const plainText: TextRule = {
  check: (text) => (/[\p{Cc}\p{Cn}\p{Co}]/u.test(text.replace(/[\n\r\t]/g, '')) ? 'text-characters' : null),
  print: (text) => text,
};

/** Names of people and places: letters of any script with the signs between them, no digits. */
export const nameText: TextRule = {
  check: (text) => (/^[\p{L}\p{M}][\p{L}\p{M} '’.,\-–]*$/u.test(text) ? null : 'name-characters'),
  print: (text) => text,
};

export const emailText: TextRule = {
  check: (text) => (/^[^\s@,;]+@[^\s@,;.]+(\.[^\s@,;.]+)+$/.test(text) ? null : 'email-form'),
  print: (text) => text,
};
