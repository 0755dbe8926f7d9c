import { type FileKind, kinds } from '@octavo/contract/kinds';
import { resultName } from './result-name.ts';

/** Output formats for pictures: `jpeg` is `jpg` with the longer extension. */
export const pictureFormats = ['keep', 'jpg', 'jpeg', 'png', 'webp', 'avif', 'bmp'] as const;

/** Formats that a page offers: for people, JPG and JPEG are one. */
const offeredFormats = pictureFormats.filter((format) => format !== 'jpeg');

/** Choice of a format on a page; options kept from an earlier visit may still name `jpeg`. */
export function formatChoice(value: unknown) {
  const wanted = value === 'jpeg' ? 'jpg' : value;

  return { formats: offeredFormats, value: offeredFormats.find((format) => format === wanted) ?? 'keep' };
}

/** Name of a picture: with the requested extension, or the input's own if it is still valid. */
export function pictureName(
  inputName: string,
  kind: FileKind,
  format: (typeof pictureFormats)[number],
  suffix: string,
): string {
  const name = resultName(inputName, kind, suffix);
  const stem = name.slice(0, name.lastIndexOf('.'));
  const own = inputName.slice(inputName.lastIndexOf('.') + 1);
  const extensions: readonly string[] = kinds[kind].extensions;

  if (format === 'jpeg') {
    return `${stem}.jpeg`;
  }

  return format === 'keep' && extensions.includes(own.toLowerCase()) ? `${stem}.${own}` : name;
}
