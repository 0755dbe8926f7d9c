import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { openPdf } from '@octavo/pdf/document';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { contentDocument } from '@octavo/testkit/pdf/content-document';
import { expect, it } from 'vitest';
import { PageSpace } from '../geometry/page-space.ts';
import { readTextUnits } from './read-text-units.ts';
import type { TextUnit } from './text-unit.ts';

const resources = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >>';

/** Units of a page on which every letter is 6 points wide. */
function unitsOf(content: string, page = ''): readonly TextUnit[] {
  const document = openPdf(
    contentDocument(`BT /F 10 Tf ${content} ET`, () => resources, { page }),
    codec,
  );
  const [first] = document.pages;
  const interpreter = new PageInterpreter(document, { codeMaps: installedCodeMaps() });

  return readTextUnits(document, interpreter.interpret(first!), new PageSpace(first!));
}

function at(x: number, y: number, text: string): string {
  return `1 0 0 1 ${x} ${y} Tm (${text}) Tj`;
}

function textsOf(units: readonly TextUnit[]): string[] {
  return units.map(({ text }) => text);
}

it('joins the lines of a column, in whatever order they are painted', () => {
  const units = unitsOf(
    [
      at(110, 288, 'right text'),
      at(10, 276, 'left ends'),
      at(110, 300, 'the second'),
      at(10, 300, 'the first'),
      at(10, 288, 'column on'),
    ].join(' '),
  );

  expect(textsOf(units)).toEqual(['the first column on left ends', 'the second right text']);
  expect(units[0]).toMatchObject({ lineSpacing: 1.2, angle: 0, keepsFont: true });
});

it('begins a unit behind a line with room for the next word, at an indent and at a mark', () => {
  const units = unitsOf(
    [
      at(10, 300, 'a full line of it'),
      at(10, 288, 'ends here.'),
      at(22, 276, 'an indented begin'),
      at(10, 264, 'goes on and on it'),
      at(10, 252, '1. a list item of'),
      at(28, 240, 'two whole lines'),
      at(10, 228, '2. a second item'),
    ].join(' '),
  );

  expect(textsOf(units)).toEqual([
    'a full line of it ends here.',
    'an indented begin goes on and on it',
    '1. a list item of two whole lines',
    '2. a second item',
  ]);
});

it('drops a hyphen that divides a word, and keeps that of a compound', () => {
  const [unit] = unitsOf(
    [
      at(10, 300, 'a well-known exam-'),
      at(10, 288, 'ple which is well-'),
      at(10, 276, 'known to everybody'),
    ].join(' '),
  );

  expect(unit?.text).toBe('a well-known example which is well-known to everybody');
  expect(unit?.range.text).toBe('a well-known exam-ple which is well-known to everybody');
  expect(unit?.glyphs.filter((glyph) => glyph < 0)).toHaveLength(0);
});

it('keeps a superscript with its line, and what it stands between', () => {
  const [unit, ...others] = unitsOf('1 0 0 1 10 300 Tm (mc) Tj /F 6 Tf 4 Ts (2) Tj /F 10 Tf 0 Ts ( is) Tj');

  expect(others).toEqual([]);
  expect(unit?.text).toBe('mc2 is');
  expect(unit?.looks.map(({ from, to, look }) => [from, to, look.size])).toEqual([
    [0, 2, 10],
    [2, 4, 6],
    [4, 6, 10],
  ]);
});

it('measures from the start of the baseline on the page as shown', () => {
  const [unit] = unitsOf(at(20, 30, 'abc'), '/Rotate 90');

  expect(unit?.angle).toBe(90);
  expect(unit?.lines).toMatchObject([{ from: 0, to: 3, origin: { x: 30, y: 20 }, edges: [0, 6, 12, 18] }]);
});

it('leaves out text without ink, and counts letters painted twice once', () => {
  expect(textsOf(unitsOf(`3 Tr ${at(10, 10, 'scan')}`))).toEqual([]);
  expect(textsOf(unitsOf(`${at(10, 10, 'bold')} ${at(10.3, 10, 'bold')}`))).toEqual(['bold']);
});

it('takes two lines, the last of one word, for justified beside justified ones of the same width', () => {
  const stretched = (y: number, text: string, space: number) => `${space} Tw ${at(10, y, text)} 0 Tw`;
  const three = [
    stretched(300, 'a line of some words', 2),
    stretched(288, 'as wide as the first', 2),
    at(10, 276, 'short.'),
  ];
  const two = [stretched(240, 'words fill one line', 4.667), at(10, 228, 'ends.')];

  expect(unitsOf([...three, ...two].join(' ')).map(({ align }) => align)).toEqual(['justify', 'justify']);
  expect(unitsOf(two.join(' ')).map(({ align }) => align)).toEqual(['left']);
});
