import { openPicture } from '../image/open-picture.ts';
import type { RunContext } from '../pdf/open.ts';
import type { InputFile } from '../run-files.ts';
import type { ResultPreview } from './draw-previews.ts';
import { writeMarked } from './small-copy.ts';

/**
 * Draws a small copy of a picture, or of its first frame, with the watermark.
 *
 * @throws Failure any failure of reading the picture
 */
export async function drawPicture(file: InputFile, { workspace }: RunContext): Promise<ResultPreview> {
  const picture = await openPicture(file);
  const target = workspace.newPath('jpg');
  await writeMarked(picture.pixels('first'), target);

  return { page: 1, kind: 'jpg', path: target };
}
