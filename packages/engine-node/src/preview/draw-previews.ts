import { stat } from 'node:fs/promises';
import type { FileKind } from '@octavo/contract/kinds';
import type { RunContext } from '../pdf/open.ts';
import type { OutputFile } from '../run-files.ts';
import { writeBeginning } from './beginning.ts';

// Loaded on demand: decoders and renderers take longer to load than many jobs take to run.
const loadPages = () => import('./draw-pages.ts');
const loadPicture = () => import('./draw-picture.ts');
const loadPrinting = () => import('../office/print-plainly.ts');

/** Preview of a part of a result. */
export interface ResultPreview {
  /** Page number from 1; always 1 for a picture or a text. */
  readonly page: number;
  readonly kind: 'jpg' | 'txt';
  readonly path: string;
}

const pictureKinds: readonly FileKind[] = ['jpg', 'png', 'webp', 'gif', 'tiff', 'bmp', 'heic', 'avif'];
const textKinds: readonly FileKind[] = ['txt', 'md', 'csv', 'html'];
const officeKinds: readonly FileKind[] = ['docx', 'xlsx', 'pptx'];

/**
 * Renders the first pages of a result that browsers cannot display.
 *
 * @throws Failure any failure of reading the result.
 */
export async function drawPlainPreviews(result: OutputFile, context: RunContext): Promise<ResultPreview[]> {
  if (!officeKinds.includes(result.kind)) {
    return [];
  }

  const { drawPages } = await loadPages();

  return drawPages(await printed(result, context), context, 'plain');
}

/**
 * Previews a result for users who may not download it: first pages with a watermark, a small copy of a
 * picture with a watermark, or the first characters of a text. Empty for results without a preview, such as a
 * document with a password.
 *
 * @throws Failure any failure of reading the result.
 */
export async function drawMarkedPreviews(result: OutputFile, context: RunContext): Promise<ResultPreview[]> {
  const { kind, path } = result;

  if (kind === 'pdf' || officeKinds.includes(kind)) {
    const { drawPages } = await loadPages();

    return drawPages(kind === 'pdf' ? path : await printed(result, context), context, 'marked');
  }

  if (pictureKinds.includes(kind)) {
    const { drawPicture } = await loadPicture();

    return [await drawPicture(await asInput(result), context)];
  }

  return textKinds.includes(kind) ? [await writeBeginning(result, context.workspace)] : [];
}

/** Path of a PDF with at least the first pages of a document; the report has usually made it already. */
async function printed(result: OutputFile, context: RunContext): Promise<string> {
  if (result.drawn !== undefined) {
    return result.drawn;
  }

  const { printPlainly } = await loadPrinting();

  return printPlainly(await asInput(result), context);
}

async function asInput({ name, kind, path }: OutputFile) {
  return { name, kind, path, sizeBytes: (await stat(path)).size };
}
