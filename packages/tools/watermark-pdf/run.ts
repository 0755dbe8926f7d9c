import { Failure } from '@octavo/contract/failures';
import { readPictures } from '@octavo/engine-node/image/read-pictures';
import { namingFile } from '@octavo/engine-node/naming-file';
import { editPdfFile } from '@octavo/engine-node/pdf/edit-pdf-file';
import type { InputFile } from '@octavo/engine-node/run-files';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import type { PdfPicture } from '@octavo/pdf/picture/picture';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import { drawMarks } from './draw-marks.ts';
import type { options } from './options.ts';

export const run: ToolRun<typeof options> = async (input) => {
  const { file, options, optionFiles, report } = input;
  const [pictureFile] = optionFiles['picture'] ?? [];
  const picture = pictureFile === undefined ? null : await firstPicture(pictureFile);
  const mark = markOf(options.text, picture);

  const name = resultName(file.name, 'pdf', 'watermarked');
  const output = await editPdfFile(file, { name }, input, async (editor, { pageCount }) => {
    const pages = new Set(parsePages(options.pages || '1-', pageCount));

    for (const index of pages) {
      input.signal.throwIfAborted();
      await drawMarks(editor, index, mark, options);
      report(index + 1, pageCount);
    }

    return [];
  });
  report(1, 1);

  return [output];
};

/** The picture of a file; the first one of a file with several pages. */
async function firstPicture(file: InputFile): Promise<PdfPicture> {
  const { value } = await namingFile(file, () => readPictures(file).next());

  if (value === undefined) {
    throw new Failure('damaged-file', 'no picture', { values: { file: file.name } });
  }

  return value;
}

/** @throws Failure `illegal-input` unless there is either a text or a picture. */
function markOf(given: string, picture: PdfPicture | null): string | PdfPicture {
  const text = given.replace(/\r\n?/g, '\n').trim();

  if ((text === '') === (picture === null)) {
    const need = picture === null ? 'a text or a picture is needed' : 'a picture takes the place of a text';

    throw new Failure('illegal-input', `text: ${need}`, { values: { option: 'text' } });
  }

  return picture ?? text;
}
