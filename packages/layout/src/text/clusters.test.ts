import type { PageGlyph } from '@octavo/pdf/content/page-content';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { changedGlyph } from '../changed-glyph.ts';
import { clustersOf } from './clusters.ts';

const [plain] = new DrawnPage().text(0, 100, 'x').content().glyphs;

function glyph(text: string, left: number, right: number): PageGlyph {
  return changedGlyph(plain!, { text, left, right, originX: left });
}

function texts(glyphs: readonly PageGlyph[]): string[] {
  return clustersOf(glyphs).map(({ glyphs: own }) => own.map(({ text }) => text).join(''));
}

it('puts combining marks after their base letter', () => {
  expect(texts([glyph('ا', 0, 3), glyph('ً', 6, 8), glyph('ق', 3, 10)])).toEqual(['ا', 'قً']);
});

it('reads the letters of a ligature in order', () => {
  expect(texts([glyph('ا', 0, 6), glyph('ل', 0, 6), glyph('س', 6, 12)])).toEqual(['لا', 'س']);
  expect(texts([glyph('ل', 0, 6), glyph('خ', 0, 6)])).toEqual(['لخ']);
  expect(texts([glyph('ل', 0, 6), glyph('ا', 0.1, 5)])).toEqual(['لا']);
});
