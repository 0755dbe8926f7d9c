import type { PdfDocument } from '../document.ts';
import { ObjectChanges } from '../edit/object-changes.ts';
import type { ByteSink, Codec } from '../host.ts';
import type { Matrix } from '../matrix.ts';
import { PdfDict, type PdfObject, type PdfRef } from '../objects.ts';
import { type PdfPage, turnOf } from '../pages/page-tree.ts';
import { type LayerLine, layerContent } from './layer-content.ts';
import { addLayerFont } from './layer-font.ts';
import { letterCodes } from './letter-codes.ts';

/** Text that makes a page searchable and copyable when it shows the text as a picture. */
export interface TextLayer {
  readonly pageIndex: number;
  readonly lines: readonly LayerLine[];
  /** Maps line coordinates to the user space of the page. */
  readonly matrix: Matrix;
  /** Clockwise rotation added to that of the page. */
  readonly turn: 0 | 90 | 180 | 270;
}

/**
 * Appends invisible text to pages of a document: nothing that is painted changes, and the original bytes of
 * the file stay as they are.
 */
export function addTextLayers(
  document: PdfDocument,
  layers: readonly TextLayer[],
  sink: ByteSink,
  codec: Codec,
): { bytes: number } {
  const changes = new ObjectChanges(document, codec);
  const texts = layers.flatMap(({ lines }) => lines.flatMap(({ words }) => words.map(({ text }) => text)));
  const letters = letterCodes(texts);
  const font = texts.length === 0 ? null : addLayerFont([...letters.values()], changes);

  for (const layer of layers) {
    const page = document.pages[layer.pageIndex];

    if (page?.ref == null) {
      continue;
    }

    const dict = page.dict.copy();

    if (layer.turn !== 0) {
      dict.set('Rotate', turnOf(page.rotation + layer.turn));
    }

    if (font !== null && layer.lines.length > 0) {
      const { resources, fontName } = withFont(document, page, font);
      const content = changes.addStream(
        new PdfDict(),
        layerContent(layer.lines, layer.matrix, fontName, letters),
      );
      // Placed before the page's content, where the coordinate system is still unchanged.
      dict.set('Contents', [content, ...contentsOf(document, page)]).set('Resources', resources);
    }

    changes.set(page.ref, dict);
  }

  return changes.append(sink);
}

function contentsOf(document: PdfDocument, page: PdfPage): PdfObject[] {
  const contents = page.dict.get('Contents');

  return document.array(contents) ?? (document.resolve(contents) === null ? [] : [contents]);
}

/** Returns the page's resources with one more font, under an unused name. */
function withFont(
  document: PdfDocument,
  page: PdfPage,
  font: PdfRef,
): { resources: PdfDict; fontName: string } {
  const resources = (document.dict(page.attribute('Resources')) ?? new PdfDict()).copy();
  const fonts = (document.dict(resources.get('Font')) ?? new PdfDict()).copy();
  let fontName = 'Read';

  for (let count = 2; fonts.has(fontName); count += 1) {
    fontName = `Read${count}`;
  }

  return { resources: resources.set('Font', fonts.set(fontName, font)), fontName };
}
