import type { FloatingText } from '@octavo/layout/model';
import type { Box } from '@octavo/pdf/content/page-content';
import { xml } from '../../ooxml/xml.ts';
import type { PartWriter } from '../parts/part-writer.ts';
import type { WriteBlocks } from '../tables/table.ts';
import { rawRun } from '../text/run-format.ts';
import { emus } from '../units.ts';
import { anchor, sizeOf } from './drawing.ts';

const shapeUri = 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape';

/** Extra space for words that are slightly wider in another font, in points. */
const slackPoints = 4;

/** Writes floating text as a text box; without text, it is a shape behind the text of the page. */
export function textBox(block: FloatingText, part: PartWriter, writeBlocks: WriteBlocks): string {
  const isBare = block.blocks.length === 0;
  const box = textBoxOf(block);
  const shape = textShape(block, box, '', writeBlocks);
  const id = part.nextId();
  const content =
    xml('wp:docPr', { id, name: `${isBare ? 'Shape' : 'Text'} ${id}` }) +
    xml('wp:cNvGraphicFramePr') +
    xml('a:graphic', {}, xml('a:graphicData', { uri: shapeUri }, shape));
  const wrapping = xml('wp:wrapNone');
  const from = part.plan.anchors.get(block);
  const drawing = xml('w:drawing', {}, anchor(box, { behindText: isBare, wrapping, from, content }));

  return rawRun(xml('mc:AlternateContent', {}, xml('mc:Choice', { Requires: 'wps' }, drawing)), '');
}

/** Box of a text box, with some extra space for its words. */
export function textBoxOf({ blocks, places, angle }: FloatingText): Box {
  const [{ box }] = places;

  return blocks.length === 0 ? box : widened(box, angle);
}

/**
 * Shape of a text box.
 *
 * @param origin corner of the drawing that it belongs to
 * @param identity its id and name in a group; empty for a drawing of its own
 */
export function textShape(
  block: FloatingText,
  origin: Pick<Box, 'left' | 'top'>,
  identity: string,
  writeBlocks: WriteBlocks,
): string {
  const { angle, background, border } = block;
  const isBare = block.blocks.length === 0;
  const box = textBoxOf(block);
  const turned = turnOf(angle);

  return xml(
    'wps:wsp',
    {},
    identity,
    xml('wps:cNvSpPr', isBare ? {} : { txBox: true }),
    xml(
      'wps:spPr',
      {},
      xml(
        'a:xfrm',
        { rot: turned === null && angle !== 0 ? Math.round(angle * 60_000) : null },
        xml('a:off', { x: emus(box.left - origin.left), y: emus(box.top - origin.top) }),
        xml('a:ext', sizeOf(box)),
      ),
      xml('a:prstGeom', { prst: 'rect' }, xml('a:avLst')),
      background === null ? xml('a:noFill') : solid(background),
      xml(
        'a:ln',
        border === null ? {} : { w: emus(border.widthPoints) },
        border === null ? xml('a:noFill') : solid(border.colour),
      ),
    ),
    isBare ? '' : xml('wps:txbx', {}, xml('w:txbxContent', {}, writeBlocks(block.blocks))),
    xml(
      'wps:bodyPr',
      { vert: turned, wrap: 'square', lIns: 0, tIns: 0, rIns: 0, bIns: 0, anchor: 't' },
      xml('a:noAutofit'),
    ),
  );
}

function solid(colour: string): string {
  return xml('a:solidFill', {}, xml('a:srgbClr', { val: colour }));
}

function turnOf(angle: number): 'vert' | 'vert270' | null {
  if (Math.abs(angle - 90) < 1) {
    return 'vert';
  }

  return Math.abs(angle + 90) < 1 ? 'vert270' : null;
}

function widened({ left, top, right, bottom }: Box, angle: number): Box {
  return Math.abs(Math.abs(angle) - 90) < 1
    ? { left, top: top - slackPoints / 2, right, bottom: bottom + slackPoints / 2 }
    : { left, top, right: right + slackPoints, bottom: bottom + slackPoints };
}
