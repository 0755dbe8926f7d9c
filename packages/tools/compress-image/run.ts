import { writeFile } from 'node:fs/promises';
import { uniqueNames } from '@octavo/contract/file-name';
import type { Note } from '@octavo/contract/job';
import { encodeAtLevel, type PictureSettings } from '@octavo/engine-node/image/encode-at-level';
import { mayMove, ownFormat, type PictureFormat, pixelsFor } from '@octavo/engine-node/image/encode-picture';
import { fitPicture } from '@octavo/engine-node/image/fit-picture';
import { type OpenPicture, openPicture } from '@octavo/engine-node/image/open-picture';
import { lightnessOf, likenessOf } from '@octavo/engine-node/image/picture-likeness';
import { formatNotes } from '@octavo/engine-node/image/picture-notes';
import { repackedShare, repackPicture, stripPicture } from '@octavo/engine-node/image/strip-picture';
import type { OutputFile } from '@octavo/engine-node/run-files';
import type * as z from 'zod';
import { pictureName } from '../_kit/picture-name.ts';
import type { ToolRun, ToolRunInput } from '../_kit/types.ts';
import type { options as optionsSchema } from './options.ts';

type CompressImageOptions = z.output<typeof optionsSchema>;

/** A lossy result is kept only below this share of the lossless size. */
const worthwhile = 0.98;

export const run: ToolRun<typeof optionsSchema> = async (input) => {
  const picture = await openPicture(input.file);
  const { format: chosen } = input.options;
  const format = chosen === 'keep' ? ownFormat(picture.kind) : chosen === 'jpeg' ? 'jpg' : chosen;
  // Only TIFF output can hold several pages.
  const pictures = format === 'tiff' ? [picture] : [picture, ...picture.others];
  const names = uniqueNames(pictures.map(() => pictureName(input.file.name, format, chosen, 'compressed')));
  const results: OutputFile[] = [];

  for (const [index, page] of pictures.entries()) {
    const { bytes, notes } = await compressOne(page, format, input);
    const path = input.workspace.newPath(format);
    await writeFile(path, bytes);
    results.push({ name: names[index] ?? '', kind: format, path, notes });
    input.report(index + 1, pictures.length);
  }

  return results;
};

interface CompressedImage {
  readonly bytes: Uint8Array;
  readonly notes: readonly Note[];
}

async function compressOne(
  picture: OpenPicture,
  format: PictureFormat,
  input: ToolRunInput<CompressImageOptions>,
): Promise<CompressedImage> {
  const { targetSize, level } = input.options;
  const before = picture.bytes.length;
  const stripped = format === picture.kind ? stripPicture(picture) : null;

  if (stripped !== null && targetSize !== undefined && stripped.length <= targetSize) {
    return { bytes: stripped, notes: [{ code: 'below-target', values: {} }] };
  }

  const { bytes, settings } =
    targetSize === undefined
      ? await encodedAt(picture, format, { level, scale: 1 })
      : await fitPicture(picture, format, targetSize, input);

  // A requested target size is reached regardless of the loss.
  if (stripped !== null && targetSize === undefined && bytes.length > stripped.length * repackedShare) {
    const lossless = repackPicture(picture);

    if (bytes.length >= lossless.length * worthwhile) {
      const code = lossless.length < before ? 'only-stripped' : 'already-small';

      return { bytes: lossless, notes: [{ code, values: { before } }] };
    }
  }

  const frames = mayMove(format) ? picture.frames : 1;
  const original = await lightnessOf(pixelsFor(picture, format), {
    ...picture,
    frames,
    delays: picture.timing.delay ?? [],
  });
  const likeness = await likenessOf(original, bytes);

  return {
    bytes,
    notes: [
      { code: 'picture-compressed', values: { before, after: bytes.length, ssim: likeness } },
      ...sizeNotes(picture, settings),
      ...formatNotes(picture, format),
    ],
  };
}

async function encodedAt(picture: OpenPicture, format: PictureFormat, settings: PictureSettings) {
  return { bytes: await encodeAtLevel(picture, format, settings), settings };
}

function sizeNotes({ width, height }: OpenPicture, { scale }: PictureSettings): Note[] {
  return scale === 1
    ? []
    : [
        {
          code: 'fewer-pixels',
          values: { width: Math.round(width * scale), height: Math.round(height * scale) },
        },
      ];
}
