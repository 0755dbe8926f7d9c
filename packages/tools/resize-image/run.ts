import { writeFile } from 'node:fs/promises';
import { uniqueNames } from '@octavo/contract/file-name';
import type { Note } from '@octavo/contract/job';
import { ownFormat, type PictureFormat } from '@octavo/engine-node/image/encode-picture';
import { type OpenPicture, openPicture } from '@octavo/engine-node/image/open-picture';
import { formatNotes } from '@octavo/engine-node/image/picture-notes';
import { type ResizeTarget, resizePicture, sizeIn } from '@octavo/engine-node/image/resize-picture';
import type { OutputFile } from '@octavo/engine-node/run-files';
import type * as z from 'zod';
import { pictureName } from '../_kit/picture-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import { type options as optionsSchema, presets, sidesOf } from './options.ts';

export const run: ToolRun<typeof optionsSchema> = async ({ file, options, workspace, signal, report }) => {
  const picture = await openPicture(file);
  const frame = frameOf(options);
  const format =
    options.format === 'keep' ? ownFormat(picture.kind) : options.format === 'jpeg' ? 'jpg' : options.format;
  // Only TIFF output can hold several pages.
  const pictures = format === 'tiff' ? [picture] : [picture, ...picture.others];
  const results: OutputFile[] = [];

  for (const [index, page] of pictures.entries()) {
    signal.throwIfAborted();
    const path = workspace.newPath(format);
    const { width, height } = sizeIn(frame, page);
    const name = pictureName(file.name, format, options.format, `${width}x${height}`);
    await writeFile(path, await resizePicture(page, frame, format));
    results.push({ name, kind: format, path, notes: notesOf(page, frame, format) });
    report(index + 1, pictures.length);
  }

  const names = uniqueNames(results.map(({ name }) => name));

  return results.map((result, index) => ({ ...result, name: names[index] ?? result.name }));
};

/** An explicit size takes precedence over a preset. */
function frameOf({ preset, size, fit }: z.output<typeof optionsSchema>): ResizeTarget {
  if (preset === 'custom' || size !== '') {
    const [width, height] = sidesOf(size);

    return { width, height, fit };
  }

  return { ...presets[preset], fit };
}

function notesOf(picture: OpenPicture, frame: ResizeTarget, format: PictureFormat): Note[] {
  const { width, height } = sizeIn(frame, picture);
  const from = { widthBefore: picture.width, heightBefore: picture.height };
  const isLarger = width > picture.width || height > picture.height;

  return [
    { code: 'resized', values: { ...from, width, height } },
    ...(isLarger ? [{ code: 'enlarged', values: {} }] : []),
    ...formatNotes(picture, format),
  ];
}
