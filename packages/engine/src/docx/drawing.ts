import type { Figure } from '../layout/model.ts';
import type { Box } from '../layout/page-content.ts';
import { xml } from '../ooxml/xml.ts';
import type { PartWriter } from './part-writer.ts';
import { rawRun } from './run-format.ts';
import type { TextCompany } from './text-company.ts';
import { emus } from './units.ts';

const pictureUri = 'http://schemas.openxmlformats.org/drawingml/2006/picture';

/** Word refuses what is larger than its largest page. */
const mostPoints = 1584;

/** A picture that stands in the line like a letter. */
export function inlinePicture(figure: Figure, part: PartWriter): string {
  const graphic = pictureGraphic(figure, part);

  if (graphic === null) {
    return '';
  }

  const inline = xml(
    'wp:inline',
    { distT: 0, distB: 0, distL: 0, distR: 0 },
    xml('wp:extent', sizeOf(figure.places[0].box)),
    documentProperties(figure, part),
    graphic,
  );

  return rawRun(xml('w:drawing', {}, inline), '');
}

/** A picture that stands where it stands on its page, with the text around it or over it. */
export function floatingPicture(figure: Figure, company: TextCompany, part: PartWriter): string {
  const graphic = pictureGraphic(figure, part);

  if (graphic === null) {
    return '';
  }

  const wrapping =
    company === 'beside' ? xml('wp:wrapSquare', { wrapText: 'bothSides' }) : xml('wp:wrapNone');
  const content = documentProperties(figure, part) + graphic;

  return rawRun(
    xml('w:drawing', {}, anchor(figure.places[0].box, company === 'over', wrapping, content)),
    '',
  );
}

/** Ties a drawing to a place on the page of the paragraph it is written in. */
export function anchor(box: Box, behindText: boolean, wrapping: string, content: string): string {
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
    xml('wp:positionV', { relativeFrom: 'page' }, xml('wp:posOffset', {}, String(emus(box.top)))),
    xml('wp:extent', sizeOf(box)),
    xml('wp:effectExtent', { l: 0, t: 0, r: 0, b: 0 }),
    wrapping,
    content,
  );
}

export function sizeOf({ left, top, right, bottom }: Box): { readonly cx: number; readonly cy: number } {
  const side = (points: number) => emus(Math.min(mostPoints, Math.max(0.5, points)));

  return { cx: side(right - left), cy: side(bottom - top) };
}

/** Name and alternative text of a drawing; the frame properties say that its sides keep their ratio. */
function documentProperties({ alternative }: Figure, part: PartWriter): string {
  const id = part.nextId();
  const locks = xml('a:graphicFrameLocks', { noChangeAspect: true });

  return (
    xml('wp:docPr', { id, name: `Picture ${id}`, descr: alternative }) +
    xml('wp:cNvGraphicFramePr', {}, locks)
  );
}

function pictureGraphic(figure: Figure, part: PartWriter): string | null {
  const relationship = part.relatePicture(figure);

  if (relationship === null) {
    return null;
  }

  const picture = xml(
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
      xml('a:xfrm', {}, xml('a:off', { x: 0, y: 0 }), xml('a:ext', sizeOf(figure.places[0].box))),
      xml('a:prstGeom', { prst: 'rect' }, xml('a:avLst')),
    ),
  );

  return xml('a:graphic', {}, xml('a:graphicData', { uri: pictureUri }, picture));
}
