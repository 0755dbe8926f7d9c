import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { readBrackets } from './brackets.ts';
import { linesOf } from './lines.ts';
import { piecesOf } from './pieces.ts';

/** First line of a page with texts in visual order, from the left. */
function firstLine(...seen: readonly string[]): string {
  const page = seen.reduce((drawn, text, index) => drawn.text(100 + index * 60, 100, text), new DrawnPage());

  return linesOf(piecesOf(readBrackets(page.content().glyphs)), 0)[0]?.text.replaceAll('\t', ' ') ?? '';
}

const turned = (text: string): string => [...text].reverse().join('');

it('orients brackets in reading order, however they were written', () => {
  expect(firstLine(`(${turned('צפון')})`, turned('רוח'))).toBe('רוח (צפון)');
  expect(firstLine(`)${turned('צפון')}(`, turned('רוח'))).toBe('רוח (צפון)');
  expect(firstLine(turned('סוף'), `.(${turned('צפון')}]7[)`, turned('רוח'))).toBe('רוח ([7]צפון). סוף');
});

it('orients brackets between letters by the open ones', () => {
  expect(firstLine(`${turned('לחוק')}`, `)${turned('ב')}(12`)).toBe('12(ב) לחוק');
});

it('leaves brackets unchanged without right-to-left text', () => {
  const { glyphs } = new DrawnPage().text(100, 100, ')a(').content();

  expect(readBrackets(glyphs)).toBe(glyphs);
});
