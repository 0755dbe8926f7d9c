import type { Colour } from '@octavo/pdf/content/page-content';
import { xml } from '../ooxml/xml.ts';
import type { ShapeOutline } from './shape.ts';
import { emu, thousandths } from './units.ts';

/** Solid fill, or no fill. */
export function fillOf(colour: Colour | null, opacity = 1): string {
  if (colour === null) {
    return xml('a:noFill');
  }

  const alpha = opacity < 1 ? xml('a:alpha', { val: thousandths(opacity) }) : '';

  return xml('a:solidFill', {}, xml('a:srgbClr', { val: colour.toUpperCase() }, alpha));
}

/** Outline with the given element name: `a:ln`, or `a:lnL` of a cell. */
export function outlineOf(name: string, outline: ShapeOutline | null, opacity = 1): string {
  if (outline === null) {
    return xml(name, {}, xml('a:noFill'));
  }

  return xml(
    name,
    { w: emu(outline.widthPoints), cap: 'flat' },
    fillOf(outline.colour, opacity),
    xml('a:prstDash', { val: outline.dashed ? 'dash' : 'solid' }),
    xml('a:miter', { lim: 800_000 }),
  );
}
