import { geometryOf, transformOf } from '../../drawingml/geometry.ts';
import { xml } from '../../ooxml/xml.ts';
import type { PictureItem } from '../../slides/slide.ts';
import type { PackagePart } from './part.ts';

/** A picture (`p:pic`); empty when its bytes are missing. */
export function pictureOf(item: PictureItem, id: number, part: PackagePart): string {
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
    xml('p:blipFill', {}, ...pictureFill(relationship)),
    xml(
      'p:spPr',
      {},
      transformOf('a:xfrm', item.box, item.angle),
      geometryOf({ kind: 'rectangle' }, item.box),
    ),
  );
}

/** Content of a picture fill, stretched to its frame. */
export function pictureFill(relationship: string): readonly string[] {
  return [xml('a:blip', { 'r:embed': relationship }), xml('a:stretch', {}, xml('a:fillRect'))];
}
