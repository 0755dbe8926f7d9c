import { expect, it } from 'vitest';
import { plainLine, plainText } from './plain-text.ts';

it('keeps lines of a text, and nothing that moves a cursor or turns a line', () => {
  expect(plainText('one\r\ntwo\rthree\t\u001b[2Jfour')).toBe('one\ntwo\nthree\t[2Jfour');
  expect(plainText('one\u200B\ntwo')).toBe('one\ntwo');
  expect(plainText('invoice\u202Egpj.\u200Bexe\uFEFF')).toBe('invoicegpj.exe');
});

it('keeps what writing joins letters with', () => {
  expect(plainText('می\u200Cخواهم 👩\u200D💻')).toBe('می\u200Cخواهم 👩\u200D💻');
});

it('makes one line of several, so that no line of a letter is added', () => {
  expect(plainLine(' Hello\r\nBcc: all@example.org\t\n')).toBe('Hello Bcc: all@example.org');
});
