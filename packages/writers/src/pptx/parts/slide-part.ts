import { fillOf } from '../../drawingml/colour.ts';
import { xml, xmlPart } from '../../ooxml/xml.ts';
import type { Background, Slide, SlideItem } from '../../slides/slide.ts';
import { namespaces, type PackagePart } from './part.ts';
import { pictureFill, pictureOf } from './picture.ts';
import { shapeOf } from './shape.ts';
import { tableOf } from './table.ts';

/** A slide (`p:sld`). */
export function slidePart(slide: Slide, part: PackagePart): string {
  return xmlPart(
    xml(
      'p:sld',
      { ...namespaces, showMasterSp: slide.showsMaster ? null : false },
      commonSlide(slide, part),
      colourMapOverride,
    ),
  );
}

/** Layouts and slides use the master's colours unchanged. */
export const colourMapOverride = xml('p:clrMapOvr', {}, xml('a:masterClrMapping'));

/** Common part of slides, layouts and masters: background and shapes (`p:cSld`). */
export function commonSlide(
  { background, items, name }: Pick<Slide, 'background' | 'items'> & { readonly name?: string },
  part: PackagePart,
  ...placeholders: readonly string[]
): string {
  const first = 2 + placeholders.length;

  return xml(
    'p:cSld',
    { name },
    background === null ? '' : backgroundOf(background, part),
    xml(
      'p:spTree',
      {},
      xml('p:nvGrpSpPr', {}, xml('p:cNvPr', { id: 1, name: '' }), xml('p:cNvGrpSpPr'), xml('p:nvPr')),
      xml('p:grpSpPr', {}, groupTransform),
      ...items.map((item, index) => itemOf(item, first + index, part)),
      ...placeholders,
    ),
  );
}

const groupTransform = xml(
  'a:xfrm',
  {},
  xml('a:off', { x: 0, y: 0 }),
  xml('a:ext', { cx: 0, cy: 0 }),
  xml('a:chOff', { x: 0, y: 0 }),
  xml('a:chExt', { cx: 0, cy: 0 }),
);

function itemOf(item: SlideItem, id: number, part: PackagePart): string {
  switch (item.kind) {
    case 'shape':
      return shapeOf(item, id, part);
    case 'picture':
      return pictureOf(item, id, part);
    case 'table':
      return tableOf(item, id, part);
  }
}

function backgroundOf(background: Background, part: PackagePart): string {
  const fill = background.kind === 'colour' ? fillOf(background.colour) : pictureBackground(background, part);

  return fill === null ? '' : xml('p:bg', {}, xml('p:bgPr', {}, fill, xml('a:effectLst')));
}

function pictureBackground(
  { source }: Extract<Background, { kind: 'picture' }>,
  part: PackagePart,
): string | null {
  const relationship = part.media.show(part.path, source);

  return relationship === null
    ? null
    : xml('a:blipFill', { rotWithShape: true }, ...pictureFill(relationship));
}
