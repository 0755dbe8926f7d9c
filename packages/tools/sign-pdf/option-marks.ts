import type { HandName } from '@octavo/contract/edits/stamp-faces';
import { Failure } from '@octavo/contract/failures';
import { installedFonts } from '@octavo/engine-node/fonts/installed-fonts';
import { readPictures } from '@octavo/engine-node/image/read-pictures';
import { namingFile } from '@octavo/engine-node/naming-file';
import type { InputFile } from '@octavo/engine-node/run-files';
import { outlinedHand } from '@octavo/pdf/edit/text/outlined-text';
import type { SizedFace } from './placed-marks.ts';

/** Height of a line of print, in points. */
const lineHeight = 15;

interface MarkChoices {
  readonly text: string;
  readonly hand: HandName;
  readonly date: boolean;
  readonly width: number;
}

/** Marks that the options ask for, from top to bottom: a picture or a written name, then lines of print. */
export async function optionMarks(
  image: InputFile | null,
  { text, hand, date, width }: MarkChoices,
  now: Date,
): Promise<readonly SizedFace[]> {
  const printed = [...(image === null || text === '' ? [] : [text]), ...(date ? [isoDate(now)] : [])];
  const signature = image === null ? await written(text, hand, width) : await pictured(image, width);

  return [
    ...signature,
    ...printed.map(
      (line): SizedFace => ({
        face: { kind: 'plain', text: line, align: 'left' },
        height: lineHeight,
      }),
    ),
  ];
}

/** @throws DocumentError `character-missing` for a character that the hand lacks. */
async function written(text: string, hand: HandName, width: number): Promise<readonly SizedFace[]> {
  const outlined = text === '' ? null : await outlinedHand(text, hand, installedFonts());

  return outlined === null
    ? []
    : [
        {
          face: { kind: 'written', text, hand },
          height: (width * outlined.size.height) / outlined.size.width,
        },
      ];
}

async function pictured(image: InputFile, width: number): Promise<readonly SizedFace[]> {
  return [{ face: { kind: 'picture', asset: image.name }, height: width / (await ratioOf(image)) }];
}

/** Width of a picture as a share of its height, as it is shown. */
async function ratioOf(image: InputFile): Promise<number> {
  const { value } = await namingFile(image, () => readPictures(image).next());

  if (value === undefined) {
    throw new Failure('damaged-file', 'no picture', { values: { file: image.name } });
  }

  return value.orientation >= 5 ? value.height / value.width : value.width / value.height;
}

/** Date that reads the same in every country (ISO 8601). */
function isoDate(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
