import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { openPdf } from '@octavo/pdf/document';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { contentDocument } from '@octavo/testkit/pdf/content-document';
import { expect, it } from 'vitest';
import { readRules } from './read-rules.ts';

function rulesOf(content: string) {
  const document = openPdf(contentDocument(content), codec);
  const page = document.pages[0]!;

  return readRules(
    page,
    new PageInterpreter(document, { codeMaps: installedCodeMaps() }).interpret(page),
  ).map(({ left, width }) => [left, width]);
}

it.each([
  [
    'lines of one path',
    '10 50 m 110 50 l 10 80 m 60 80 l S',
    [
      [10, 100],
      [10, 50],
    ],
  ],
  [
    'the level sides of a box',
    '10 20 100 40 re S',
    [
      [10, 100],
      [10, 100],
    ],
  ],
  ['a thin bar that is filled', '10 20 100 1 re 10 60 40 30 re f', [[10, 100]]],
  ['a line of a scaled page', '2 0 0 2 0 0 cm 10 20 m 50 20 l s', [[20, 80]]],
  ['no slanted, upright, curved or short line', '10 10 m 90 60 l 90 90 l 95 90 l 10 10 90 10 90 10 c S', []],
  ['no side of a filled box', '10 20 100 40 re f', []],
])('reads %s', (_, content, rules) => {
  expect(rulesOf(content)).toEqual(rules);
});
