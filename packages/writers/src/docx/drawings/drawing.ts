import type { Figure } from '@octavo/layout/model';
import type { Box } from '@octavo/pdf/content/page-content';
import { xml } from '../../ooxml/xml.ts';
import type { PartWriter } from '../parts/part-writer.ts';
import { rawRun } from '../text/run-format.ts';
import { emus } from '../units.ts';
import type { DrawingAnchor } from './anchors.ts';
import type { TextCompany } from './text-company.ts';

const pictureUri = 'http://schemas.openxmlformats.org/drawingml/2006/picture';

/** Largest size in points that Word accepts: that of its largest page. */
const mostPoints = 1584;

/** A picture placed inline, like a character. */
export function inlinePicture(figure: Figure, part: PartWriter): string {
  const graphic = pictureGraphic(figure, part);

  return graphic === null
    ? ''
    : rawRun(
        xml('w:drawing', {}, inline(figure.places[0].box, documentProperties(figure, part) + graphic)),
        '',
      );
}

/** A picture out of the flow, with text around or over it. */
export function floatingPicture(figure: Figure, company: TextCompany, part: PartWriter): string {
  const graphic = pictureGraphic(figure, part);

  if (graphic === null) {
    return '';
  }

  const content = documentProperties(figure, part) + graphic;

  return rawRun(
    xml(
      'w:drawing',
      {},
      anchor(figure.places[0].box, {
        behindText: company === 'over',
        wrapping: wrappingOf(company),
        from: part.plan.anchors.get(figure),
        content,
      }),
    ),
    '',
  );
}

/** Wrapping element for the text around a drawing. */
export function wrappingOf(company: TextCompany): string {
  switch (company) {
    case 'beside':
      return xml('wp:wrapSquare', { wrapText: 'bothSides' });
    case 'above-and-below':
      return xml('wp:wrapTopAndBottom');
    case 'over':
    case 'none':
      return xml('wp:wrapNone');
  }
}

/**
 * Places a drawing inline.
 *
 * @param seen area it covers, which exceeds the box when lines extend beyond it
 */
export function inline(box: Box, content: string, seen: Box = box): string {
  return xml(
    'wp:inline',
    { distT: 0, distB: 0, distL: 0, distR: 0 },
    xml('wp:extent', sizeOf(box)),
    effectExtent(box, seen),
    content,
  );
}

function effectExtent(box: Box, seen: Box): string {
  const beyond = (points: number) => emus(Math.max(0, points));

  return xml('wp:effectExtent', {
    l: beyond(box.left - seen.left),
    t: beyond(box.top - seen.top),
    r: beyond(seen.right - box.right),
    b: beyond(seen.bottom - box.bottom),
  });
}

/** A drawing out of the flow. */
interface Anchored {
  readonly behindText: boolean;
  readonly wrapping: string;
  /** Paragraph that it moves with; without one it stays where it is on the page. */
  readonly from: DrawingAnchor | undefined;
  readonly content: string;
  /** Area it covers, which exceeds its box when lines extend beyond it. */
  readonly seen?: Box;
}

/** Anchors a drawing, whose box is that on the page, in the paragraph that contains it. */
export function anchor(box: Box, { behindText, wrapping, from, content, seen = box }: Anchored): string {
  return xml(
    'wp:anchor',
    {
      distT: 0,
      distB: 0,
      distL: 0,
      distR: 0,
      simplePos: false,
      relativeHeight: 251_658_240,
      behindDoc: behindText,
      locked: false,
      layoutInCell: true,
      allowOverlap: true,
    },
    xml('wp:simplePos', { x: 0, y: 0 }),
    xml('wp:positionH', { relativeFrom: 'page' }, xml('wp:posOffset', {}, String(emus(box.left)))),
    xml(
      'wp:positionV',
      { relativeFrom: from === undefined ? 'page' : 'paragraph' },
      xml('wp:posOffset', {}, String(emus(box.top - (from?.top ?? 0)))),
    ),
    xml('wp:extent', sizeOf(box)),
    effectExtent(box, seen),
    wrapping,
    content,
  );
}

export function sizeOf({ left, top, right, bottom }: Box): { readonly cx: number; readonly cy: number } {
  const side = (points: number) => emus(Math.min(mostPoints, Math.max(0.5, points)));

  return { cx: side(right - left), cy: side(bottom - top) };
}

/** Name and alternative text of a drawing; the frame properties lock its aspect ratio. */
function documentProperties({ alternative }: Figure, part: PartWriter): string {
  const id = part.nextId();
  const locks = xml('a:graphicFrameLocks', { noChangeAspect: true });

  return (
    xml('wp:docPr', { id, name: `Picture ${id}`, descr: alternative }) +
    xml('wp:cNvGraphicFramePr', {}, locks)
  );
}

function pictureGraphic(figure: Figure, part: PartWriter): string | null {
  const picture = pictureElement(figure, figure.places[0].box, part);

  return picture === null ? null : xml('a:graphic', {}, xml('a:graphicData', { uri: pictureUri }, picture));
}

/**
 * A picture (`pic:pic`), or null when it has no image data.
 *
 * @param origin corner of the drawing that it belongs to
 */
export function pictureElement(
  figure: Figure,
  origin: Pick<Box, 'left' | 'top'>,
  part: PartWriter,
): string | null {
  const relationship = part.relatePicture(figure);
  const [{ box }] = figure.places;

  return relationship === null
    ? null
    : xml(
        'pic:pic',
        {},
        xml('pic:nvPicPr', {}, xml('pic:cNvPr', { id: part.nextId(), name: '' }), xml('pic:cNvPicPr')),
        xml(
          'pic:blipFill',
          {},
          xml('a:blip', { 'r:embed': relationship }),
          xml('a:stretch', {}, xml('a:fillRect')),
        ),
        xml(
          'pic:spPr',
          {},
          xml(
            'a:xfrm',
            {},
            xml('a:off', { x: emus(box.left - origin.left), y: emus(box.top - origin.top) }),
            xml('a:ext', sizeOf(box)),
          ),
          xml('a:prstGeom', { prst: 'rect' }, xml('a:avLst')),
        ),
      );
}
