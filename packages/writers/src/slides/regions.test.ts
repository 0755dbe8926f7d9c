import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { regionsOf } from './regions.ts';

function framesOf(page: DrawnPage): string[] {
  return regionsOf(page.content().glyphs, []).map((region) => region.map(({ text }) => text).join(''));
}

it('continues a frame just below, even when another was painted in between', () => {
  const page = new DrawnPage()
    .text(80, 100, 'Swifts nest ')
    .text(300, 100, 'Herons stand ')
    .text(80, 112, 'under roofs')
    .text(300, 112, 'in the water');

  expect(framesOf(page)).toEqual(['Swifts nest under roofs', 'Herons stand in the water']);
});

it('starts a new frame farther below, in painting order', () => {
  const page = new DrawnPage()
    .text(80, 100, 'Swifts nest under roofs')
    .text(300, 500, 'Herons')
    .text(80, 140, 'Counted in May');

  expect(framesOf(page)).toEqual(['Swifts nest under roofs', 'Herons', 'Counted in May']);
});
