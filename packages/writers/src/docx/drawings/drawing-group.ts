import { boxAround } from '@octavo/layout/boxes';
import type { DrawingParts, Figure } from '@octavo/layout/model';
import type { Box } from '@octavo/pdf/content/page-content';
import { fillOf, outlineOf } from '../../drawingml/colour.ts';
import { drawnShapes } from '../../drawingml/drawn-shapes.ts';
import { geometryOf, transformOf } from '../../drawingml/geometry.ts';
import type { DrawnShape } from '../../drawingml/shape.ts';
import { xml } from '../../ooxml/xml.ts';
import type { PartWriter } from '../parts/part-writer.ts';
import type { WriteBlocks } from '../tables/table.ts';
import { rawRun } from '../text/run-format.ts';
import { anchor, inline, pictureElement, sizeOf, wrappingOf } from './drawing.ts';
import { textBoxOf, textShape } from './text-box.ts';
import type { TextCompany } from './text-company.ts';

const groupUri = 'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup';

/** A drawing as shapes, pictures and texts in a group (`wpg:wgp`). */
interface DrawingGroup {
  /** Box around the members on the page, ignoring line widths. */
  readonly box: Box;
  readonly seen: Box;
  readonly content: string;
}

/** A member of a drawing, written relative to the corner of the group. */
interface Member {
  readonly order: number;
  readonly box: Box;
  readonly write: (origin: Box) => string;
}

/** A drawing placed inline, like a character. */
export function inlineDrawing(
  figure: Figure,
  parts: DrawingParts,
  part: PartWriter,
  writeBlocks: WriteBlocks,
): string {
  const { box, seen, content } = groupOf(figure, parts, part, writeBlocks);

  return drawing(inline(box, content, seen));
}

/** A drawing out of the flow, with text around or over it. */
export function floatingDrawing(
  figure: Figure,
  parts: DrawingParts,
  company: TextCompany,
  part: PartWriter,
  writeBlocks: WriteBlocks,
): string {
  const { box, seen, content } = groupOf(figure, parts, part, writeBlocks);

  return drawing(
    anchor(box, {
      behindText: company === 'over',
      wrapping: wrappingOf(company),
      from: part.plan.anchors.get(figure),
      content,
      seen,
    }),
  );
}

function drawing(content: string): string {
  const choice = xml('mc:Choice', { Requires: 'wpg' }, xml('w:drawing', {}, content));

  return rawRun(xml('mc:AlternateContent', {}, choice), '');
}

function groupOf(
  { alternative, places: [{ box: place }] }: Figure,
  parts: DrawingParts,
  part: PartWriter,
  writeBlocks: WriteBlocks,
): DrawingGroup {
  const members = membersOf(parts, part, writeBlocks);
  const box = boxAround(members.map((member) => member.box));
  const { cx, cy } = sizeOf(box);
  const id = part.nextId();
  const group = xml(
    'wpg:wgp',
    {},
    xml('wpg:cNvGrpSpPr'),
    xml(
      'wpg:grpSpPr',
      {},
      xml(
        'a:xfrm',
        {},
        xml('a:off', { x: 0, y: 0 }),
        xml('a:ext', { cx, cy }),
        xml('a:chOff', { x: 0, y: 0 }),
        xml('a:chExt', { cx, cy }),
      ),
    ),
    ...members.map((member) => member.write(box)),
  );

  return {
    box: moved(box, place.left - parts.box.left, place.top - parts.box.top),
    seen: place,
    content:
      xml('wp:docPr', { id, name: `Drawing ${id}`, descr: alternative }) +
      xml('wp:cNvGraphicFramePr') +
      xml('a:graphic', {}, xml('a:graphicData', { uri: groupUri }, group)),
  };
}

/** Members in z-order, from back to front. */
function membersOf(
  { paths, pictures, texts }: DrawingParts,
  part: PartWriter,
  writeBlocks: WriteBlocks,
): Member[] {
  const shapes = drawnShapes(paths).shapes.map(
    ({ order, shape }): Member => ({
      order,
      box: shape.box,
      write: (origin) => shapeElement(shape, origin, part),
    }),
  );
  const shown = pictures.map(
    ({ order, figure }): Member => ({
      order,
      box: figure.places[0].box,
      write: (origin) => pictureElement(figure, origin, part) ?? '',
    }),
  );
  const labels = texts.map(
    (text): Member => ({
      order: Number.POSITIVE_INFINITY,
      box: textBoxOf(text),
      write: (origin) => textShape(text, origin, identity('Text', part), writeBlocks),
    }),
  );

  return [...[...shapes, ...shown].sort((one, other) => one.order - other.order), ...labels];
}

function shapeElement(
  { box, geometry, fill, outline, opacity }: DrawnShape,
  origin: Box,
  part: PartWriter,
): string {
  const rises = geometry.kind === 'line' && geometry.rises;

  return xml(
    'wps:wsp',
    {},
    identity('Shape', part),
    xml('wps:cNvSpPr'),
    xml(
      'wps:spPr',
      {},
      transformOf('a:xfrm', moved(box, -origin.left, -origin.top), 0, rises),
      geometryOf(geometry, box),
      fillOf(fill, opacity),
      outlineOf('a:ln', outline, opacity),
    ),
    xml('wps:bodyPr'),
  );
}

function identity(name: string, part: PartWriter): string {
  const id = part.nextId();

  return xml('wps:cNvPr', { id, name: `${name} ${id}` });
}

function moved({ left, top, right, bottom }: Box, across: number, down: number): Box {
  return { left: left + across, top: top + down, right: right + across, bottom: bottom + down };
}
