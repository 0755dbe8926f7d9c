import { assemble } from '@octavo/pdf/assemble';
import { openPdf } from '@octavo/pdf/document';
import { layoutOf } from '@octavo/pdf/picture/sheets';
import { codec } from '../codec.ts';
import { openFileBytes } from '../file-bytes.ts';
import { writeFileThrough } from '../file-sink.ts';
import { readPictures } from '../image/read-pictures.ts';
import { writePictures } from '../image/write-pictures.ts';
import { namingFile } from '../naming-file.ts';
import { type AccessPurpose, type OpenedPdf, openPdfFile, type RunContext } from '../pdf/open.ts';
import type { InputFile } from '../run-files.ts';

/**
 * Opens a PDF whose pages can be read and changed individually, or makes one from the pictures in a file: one
 * page each, pixels unchanged, with the given title.
 *
 * @throws Failure those of `openPdfFile` and `readPictures`.
 */
export async function openScan(
  file: InputFile,
  title: string,
  purpose: AccessPurpose,
  context: RunContext,
): Promise<OpenedPdf> {
  if (file.kind !== 'pdf') {
    return namingFile(file, () => fromPictures(file, title, context));
  }

  const opened = await openPdfFile(file, purpose, context);
  const { pages } = opened.document;
  const isPlain = new Set(pages.map(({ ref }) => ref?.number)).size === pages.length;

  return isPlain && pages.every(({ ref }) => ref !== null) && opened.repaired.length === 0
    ? opened
    : rewritten(opened, context);
}

async function fromPictures(file: InputFile, title: string, context: RunContext): Promise<OpenedPdf> {
  const path = context.workspace.newPath('pdf');
  const layout = layoutOf({ pageSize: 'fit', orientation: 'auto', margin: 0 });
  await writePictures(path, layout, readPictures(file), title);

  return { document: openPdf(await openFileBytes(path), codec), path, repaired: [], protection: null };
}

/**
 * Rewrites the file without damage and with a separate object for each page: a page shown twice could not get
 * text only once.
 */
async function rewritten(opened: OpenedPdf, context: RunContext): Promise<OpenedPdf> {
  const { document } = opened;
  const path = context.workspace.newPath('pdf');
  const pages = document.pages.map(({ index }) => ({ source: 0, page: index, turn: 0 as const }));
  const sources = [{ document, title: '' }];
  writeFileThrough(path, (sink) => assemble({ sources, pages, bookmarks: 'keep' }, sink, codec));

  return { ...opened, document: openPdf(await openFileBytes(path), codec), path };
}
