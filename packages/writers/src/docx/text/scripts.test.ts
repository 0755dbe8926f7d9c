import { expect, it } from 'vitest';
import { splitByScript, splitRightToLeft } from './scripts.ts';

const pieces = (split: ReturnType<typeof splitByScript>): string[] =>
  split.map(({ text, script }) => `${script}: ${text}`);

it('splits text by script, with punctuation after the preceding script', () => {
  expect(pieces(splitByScript('GPT-4 模型。'))).toEqual(['latin: GPT-4 ', 'eastAsian: 模型。']);
});

it('assigns neutral characters to right-to-left text in its paragraphs', () => {
  expect(pieces(splitRightToLeft('(גרסה 2.0) של www.mill.org, כן'))).toEqual([
    'rightToLeft: (גרסה ',
    'latin: 2.0',
    'rightToLeft: ) של ',
    'latin: www.mill.org',
    'rightToLeft: , כן',
  ]);
  expect(pieces(splitRightToLeft(' ('))).toEqual(['rightToLeft:  (']);
});
