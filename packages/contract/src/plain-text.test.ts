import { expect, it } from 'vitest';
import { plainLine, plainText } from './plain-text.ts';

it('keeps line breaks of a text, but no control or bidirectional characters', () => {
  expect(plainText('one\r\ntwo\rthree\t\u001b[2Jfour')).toBe('one\ntwo\nthree\t[2Jfour');
  expect(plainText('one\u200B\ntwo')).toBe('one\ntwo');
  expect(plainText('invoice\u202Egpj.\u200Bexe\uFEFF')).toBe('invoicegpj.exe');
});

it('keeps the joiners of scripts and emoji', () => {
  expect(plainText('می\u200Cخواهم 👩\u200D💻')).toBe('می\u200Cخواهم 👩\u200D💻');
});

it('joins several lines into one, so that no line is added to an email', () => {
  expect(plainLine(' Hello\r\nBcc: all@example.org\t\n')).toBe('Hello Bcc: all@example.org');
});
