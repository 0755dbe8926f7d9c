import { expect, it } from 'vitest';
import { headerOf } from './upload.ts';

it.each([
  ['Relevé n° 3.pdf', 'Relev%C3%A9%20n%C2%B0%203.pdf'],
  ['😀.pdf', '%F0%9F%98%80.pdf'],
  ['half \ud83d.pdf', 'half%20%EF%BF%BD.pdf'],
])('sends the name %j', (name, header) => {
  expect(headerOf(name)).toBe(header);
});
