import { changedGlyph } from '@octavo/layout/changed-glyph';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { textTurn } from './text-turn.ts';

const { glyphs } = new DrawnPage().text(70, 100, 'swifts sleep on the wing').content();
const turned = (angle: number) => glyphs.map((glyph) => changedGlyph(glyph, { angle }));

it('rotates a page so that most of its text is upright', () => {
  expect(textTurn(turned(90))).toBe(270);
  expect(textTurn(turned(-90))).toBe(90);
  expect(textTurn(turned(180))).toBe(180);
});

it('leaves pages with upright, slanted or partly rotated text unchanged', () => {
  expect(textTurn(glyphs)).toBe(0);
  expect(textTurn(turned(45))).toBe(0);
  expect(textTurn([...glyphs, ...turned(90)])).toBe(0);
});
