import type { Box } from '../../layout/page-content.ts';
import { xml } from '../../ooxml/xml.ts';
import type { PictureItem } from '../slide.ts';
import { geometryOf, transformOf } from './geometry.ts';
import type { Part } from './part.ts';
import { thousandths } from './units.ts';

/** A picture (`p:pic`); nothing when its bytes are missing. */
export function pictureOf(item: PictureItem, id: number, part: Part): string {
  const relationship = part.media.show(part.path, item.source);

  if (relationship === null) {
    return '';
  }

  return xml(
    'p:pic',
    {},
    xml(
      'p:nvPicPr',
      {},
      xml('p:cNvPr', { id, name: `Picture ${id - 1}`, descr: item.alternative }),
      xml(
        'p:cNvPicPr',
        {},
        xml('a:picLocks', {
          noChangeAspect: true,
          noSelect: item.locked || null,
          noMove: item.locked || null,
          noResize: item.locked || null,
        }),
      ),
      xml('p:nvPr'),
    ),
    xml('p:blipFill', {}, ...pictureFill(relationship, item.crop)),
    xml(
      'p:spPr',
      {},
      transformOf('a:xfrm', item.box, item.angle),
      geometryOf({ kind: 'rectangle' }, item.box),
    ),
  );
}

/** What a fill with a picture holds: the picture, its crop, and that it fills its frame. */
export function pictureFill(relationship: string, crop: Box | null): readonly string[] {
  return [
    xml('a:blip', { 'r:embed': relationship }),
    crop === null
      ? ''
      : xml('a:srcRect', {
          l: thousandths(crop.left),
          t: thousandths(crop.top),
          r: thousandths(crop.right),
          b: thousandths(crop.bottom),
        }),
    xml('a:stretch', {}, xml('a:fillRect')),
  ];
}
