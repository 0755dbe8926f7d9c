import { uniqueNames } from '@octavo/contract/file-name';
import { readPictures } from '@octavo/engine-node/image/read-pictures';
import { writePictures } from '@octavo/engine-node/image/write-pictures';
import { namingFile } from '@octavo/engine-node/naming-file';
import type { InputFile, OutputFile } from '@octavo/engine-node/run-files';
import type { PdfPicture } from '@octavo/pdf/picture/picture';
import { layoutOf } from '@octavo/pdf/picture/sheets';
import { resultName, stemOf } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options as optionsSchema } from './options.ts';

export const run: ToolRun<typeof optionsSchema> = async ({ files, options, workspace, signal, report }) => {
  const layout = layoutOf(options);
  const groups = options.output === 'merged' ? [files] : files.map((file) => [file]);
  const names = uniqueNames(groups.map(([first]) => resultName(first?.name ?? 'pictures', 'pdf')));
  const results: OutputFile[] = [];
  let done = 0;

  async function* picturesOf(group: readonly InputFile[]): AsyncGenerator<PdfPicture> {
    for (const file of group) {
      const pictures = readPictures(file);
      const next = () => namingFile(file, () => pictures.next());

      for (let step = await next(); step.done !== true; step = await next()) {
        signal.throwIfAborted();
        yield step.value;
      }

      done += 1;
      report(done, files.length);
    }
  }

  for (const [index, group] of groups.entries()) {
    const name = names[index] ?? 'pictures.pdf';
    const path = workspace.newPath('pdf');
    const { pages } = await writePictures(path, layout, picturesOf(group), stemOf(name));
    results.push({ path, pages, name, kind: 'pdf', notes: [] });
  }

  return results;
};
