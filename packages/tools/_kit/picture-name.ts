import { type FileKind, kinds } from '@octavo/contract/kinds';
import { resultName } from './result-name.ts';

/** Formats a picture may be saved in: `jpeg` is `jpg` under its longer name. */
export const pictureFormats = ['keep', 'jpg', 'jpeg', 'png', 'webp', 'avif', 'bmp'] as const;

/** The name of a picture: with the extension that was asked for, or else its own where that is still true. */
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
