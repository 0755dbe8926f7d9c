import { readFile, writeFile } from 'node:fs/promises';
import type { Note } from '@octavo/contract/job';
import { codec } from '@octavo/engine-node/codec';
import { writeFileThrough } from '@octavo/engine-node/file-sink';
import { readPictures } from '@octavo/engine-node/image/read-pictures';
import type { IworkDocument } from '@octavo/engine-node/iwork/container';
import type { RunContext } from '@octavo/engine-node/pdf/open';
import { isBlank } from '@octavo/engine-node/pdfium/is-blank';
import { createPictureDocument } from '@octavo/pdf/picture/picture-document';

export interface DrawnPreview {
  readonly path: string;
  readonly notes: readonly Note[];
}

/** Draws the preview that the document's program saved; null when there is none or it is blank. */
export async function drawPreview(
  document: IworkDocument,
  title: string,
  context: RunContext,
): Promise<DrawnPreview | null> {
  const preview = await document.readPreview();

  if (preview === null) {
    return null;
  }

  const path = context.workspace.newPath(preview.kind);
  await writeFile(path, preview.bytes, { mode: 0o600 });

  const drawing: DrawnPreview =
    preview.kind === 'pdf'
      ? { path, notes: [{ code: 'preview-used', values: {} }] }
      : { path: await onPage(path, title, context), notes: [{ code: 'first-page-only', values: {} }] };

  return (await isBlank(drawing.path)) ? null : drawing;
}

/** Makes a page as large as the picture, at the usual resolution of previews: 72 pixels per inch. */
async function onPage(path: string, title: string, { workspace }: RunContext): Promise<string> {
  const made = workspace.newPath('pdf');
  const { length: sizeBytes } = await readFile(path);
  const pictures = readPictures({ name: 'preview.jpg', kind: 'jpg', path, sizeBytes });
  const layout = { sheet: null, orientation: 'auto', marginPoints: 0 } as const;

  for await (const picture of pictures) {
    writeFileThrough(made, (sink) => {
      const document = createPictureDocument(sink, codec);
      document.add(picture, layout);
      document.finish(title);
    });
  }

  return made;
}
