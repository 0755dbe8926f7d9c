import { Failure } from '@octavo/contract/failures';
import { readPictures } from '@octavo/engine-node/image/read-pictures';
import { namingFile } from '@octavo/engine-node/naming-file';
import type { InputFile } from '@octavo/engine-node/run-files';
import type { Mark } from './placed-marks.ts';

/** Height of a line of print, in points. */
const lineHeight = 15;

/** Height of a name as a share of its width: names of usual length are a fifth as high as they are long. */
const nameShare = 0.2;

interface MarkOptions {
  readonly text: string;
  readonly date: boolean;
  readonly width: number;
}

/** Marks that the options ask for, from top to bottom: a picture or a written name, then lines of print. */
export async function optionMarks(
  image: InputFile | null,
  { text, date, width }: MarkOptions,
  now: Date,
): Promise<readonly Mark[]> {
  const printed = [...(image === null || text === '' ? [] : [text]), ...(date ? [isoDate(now)] : [])];
  const signature: readonly Mark[] =
    image === null
      ? text === ''
        ? []
        : [{ face: { kind: 'plain', text, align: 'left' }, height: width * nameShare }]
      : [{ face: { kind: 'picture', asset: image.name }, height: width / (await ratioOf(image)) }];

  return [
    ...signature,
    ...printed.map(
      (line): Mark => ({
        face: { kind: 'plain', text: line, align: 'left' },
        height: lineHeight,
      }),
    ),
  ];
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
