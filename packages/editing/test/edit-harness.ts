import type { Annotation } from '@octavo/contract/edits/annotations';
import { editList } from '@octavo/contract/edits/edit-list';
import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { installedFonts } from '@octavo/engine-node/fonts/installed-fonts';
import { drawPage, type PagePixels } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { PdfPicture } from '@octavo/pdf/picture/picture';
import { sampleAssets } from '@octavo/testkit/edits/sample-annotations';
import { placedDocument, type SamplePage } from '@octavo/testkit/pdf/placed-document';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { applyEdits, type EditReport } from '../src/apply-edits.ts';
import type { EditHost } from '../src/edit-context.ts';
import { writeWithout } from '../src/pages/delete-pages.ts';
import { withInsertedPages } from '../src/pages/insert-pages.ts';

const fonts = installedFonts();

export const attachedText = 'Contents of the attached file';

/** Host with the files that the samples name. */
export const sampleHost: EditHost = {
  now: new Date('2026-05-12T08:30:00Z'),
  signal: new AbortController().signal,
  fileOf: async (asset) => (asset === sampleAssets.file ? new TextEncoder().encode(attachedText) : null),
  pictureOf: async (asset) => (asset === sampleAssets.picture ? redPicture : null),
};

const redPicture: PdfPicture = {
  width: 1,
  height: 1,
  components: 3,
  bitsPerComponent: 8,
  palette: null,
  filter: 'FlateDecode',
  data: codec.deflate(Uint8Array.of(0, 255, 0, 0), 9),
  inverted: false,
  profile: null,
  alpha: null,
  orientation: 1,
  dpi: null,
};

export const plainPage: SamplePage = {
  rotation: 0,
  mediaBox: [0, 0, 400, 300],
  cropBox: null,
  userUnit: 1,
  contents: [],
  resources: 'own',
};

export function blankDocument(page: Partial<SamplePage> = {}): Uint8Array {
  return placedDocument([{ ...plainPage, ...page }]);
}

/** Applies operations with the ids `o1`, `o2` and so on, through the schema of the list. */
export async function edited(
  bytes: Uint8Array,
  operations: readonly object[],
  {
    mode = 'append',
    host = sampleHost,
  }: { readonly mode?: 'append' | 'rewrite'; readonly host?: EditHost } = {},
): Promise<{ readonly bytes: Uint8Array; readonly document: PdfDocument; readonly report: EditReport }> {
  const document = openPdf(bytes, codec);
  const list = editList.parse({
    version: 1,
    base: { sha256: '0'.repeat(64), pages: document.pageCount },
    operations: operations.map((operation, index) => ({ id: `o${index + 1}`, page: 'p1', ...operation })),
  });
  const base = await withInsertedPages(document, list, { ...host, codec });
  const editor = PdfEditor.open(base.document, { codec, fonts, codeMaps: installedCodeMaps() });
  const report = await applyEdits(editor, list, host, base.inserted);
  const written = bytesFrom((sink) => editor.commit({ mode }, sink));
  const result =
    report.deleted.length === 0
      ? written
      : bytesFrom((sink) =>
          writeWithout(openPdf(written, codec), report.deleted, { codec, now: host.now }, sink),
        );

  return { bytes: result, document: openPdf(result, codec), report };
}

export function adding(annotation: Annotation | object): object {
  return { kind: 'annotation.add', annotation };
}

export async function drawn(bytes: Uint8Array, page = 0, dpi = 144): Promise<PagePixels> {
  using document = await loadDocument(bytes);

  return drawPage(document, page, dpi);
}

/** Positions in points of the pixels that differ. */
export function differingPoints(
  one: Pick<PagePixels, 'width' | 'height' | 'data'>,
  other: Pick<PagePixels, 'width' | 'height' | 'data'>,
  dpi = 144,
): { readonly x: number; readonly y: number }[] {
  const points: { x: number; y: number }[] = [];

  for (let at = 0; at < one.data.length; at += 4) {
    const isEqual = [0, 1, 2].every((part) => one.data[at + part] === other.data[at + part]);

    if (!isEqual) {
      const pixel = at / 4;
      points.push({
        x: (((pixel % one.width) + 0.5) * 72) / dpi,
        y: ((Math.floor(pixel / one.width) + 0.5) * 72) / dpi,
      });
    }
  }

  return points;
}

/** Colour of a point of a page drawn at 144 dpi. */
export function colourAt({ width, data }: PagePixels, x: number, y: number): string {
  const at = (Math.floor(y * 2) * width + Math.floor(x * 2)) * 4;
  const hex = (value = 0) => value.toString(16).padStart(2, '0');

  return `#${hex(data[at + 2])}${hex(data[at + 1])}${hex(data[at])}`;
}
