import { describe, expect, it } from 'vitest';
import type { Lexicon } from '../../block/lexicon.ts';
import { joinLines } from './cell-text.ts';

const lexicon: Lexicon = { isBroken: ({ before, after }) => before + after === 'holiday' };

describe('the lines of a cell', () => {
  it.each([
    [['public holi-', 'day'], 'public holiday'],
    [['students at-', 'risk'], 'students at-risk'],
    [['1990 -', '1995'], '1990 - 1995'],
    [['1990–', '1995'], '1990–1995'],
    [['info@', 'birds.example'], 'info@birds.example'],
    [['two', 'words'], 'two words'],
    [['東京', '都'], '東京都'],
  ])('%j are read as %s', (lines, text) => {
    expect(joinLines(lines, lexicon)).toBe(text);
  });
});
