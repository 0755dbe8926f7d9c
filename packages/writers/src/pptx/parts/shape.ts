import { fillOf, outlineOf } from '../../drawingml/colour.ts';
import { geometryOf, transformOf } from '../../drawingml/geometry.ts';
import { xml } from '../../ooxml/xml.ts';
import type { ShapeItem } from '../../slides/slide.ts';
import type { PackagePart } from './part.ts';
import { textBody } from './text-body.ts';

const names = { title: 'Title', text: 'Text', drawing: 'Shape' } as const;

/**
 * A shape (`p:sp`), or a line (`p:cxnSp`).
 *
 * @param id number of the shape within its slide
 */
export function shapeOf(item: ShapeItem, id: number, part: PackagePart): string {
  const identity = xml('p:cNvPr', { id, name: `${names[item.role]} ${id - 1}` });

  if (item.geometry.kind === 'line') {
    return xml(
      'p:cxnSp',
      {},
      xml('p:nvCxnSpPr', {}, identity, xml('p:cNvCxnSpPr'), xml('p:nvPr')),
      propertiesOf(item),
    );
  }

  return xml(
    'p:sp',
    {},
    xml(
      'p:nvSpPr',
      {},
      identity,
      item.role === 'title'
        ? xml('p:cNvSpPr', {}, xml('a:spLocks', { noGrp: true }))
        : xml('p:cNvSpPr', { txBox: item.role === 'text' || null }),
      item.role === 'title' ? xml('p:nvPr', {}, xml('p:ph', { type: 'title' })) : xml('p:nvPr'),
    ),
    propertiesOf(item),
    item.text === null ? '' : textBody('p:txBody', item.text, { part, themeFont: themeFontOf(item, part) }),
  );
}

function propertiesOf({ box, angle, geometry, fill, outline, opacity }: ShapeItem): string {
  return xml(
    'p:spPr',
    {},
    transformOf('a:xfrm', box, angle, geometry.kind === 'line' && geometry.rises),
    geometryOf(geometry, box),
    fillOf(geometry.kind === 'line' ? null : fill, opacity),
    outlineOf('a:ln', outline, opacity),
  );
}

function themeFontOf({ role }: ShapeItem, { presentation }: PackagePart): string {
  return role === 'title' ? presentation.titleFont : presentation.bodyFont;
}
