import { readFile } from 'node:fs/promises';
import { uniqueNames } from '@octavo/contract/file-name';
import type { Note } from '@octavo/contract/job';
import { type GifFrames, gifFrames } from '@octavo/engine-node/image/gif-frames';
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
  const names = uniqueNames(groups.map(([first]) => resultName(first?.name ?? 'animation', 'pdf')));
  const results: OutputFile[] = [];
  let done = 0;

  async function* picturesOf(group: readonly InputFile[], notes: Note[]): AsyncGenerator<PdfPicture> {
    for (const file of group) {
      const frames = await namingFile(file, async () => gifFrames(await readFile(file.path), options.frames));
      notes.push(...notesOf(frames, options.frames));
      const pictures = frames.read();
      const next = () => namingFile(file, () => pictures.next());
      let read = 0;

      for (let step = await next(); step.done !== true; step = await next()) {
        signal.throwIfAborted();
        yield step.value;
        read += 1;
        report(done + read / frames.kept, files.length);
      }

      done += 1;
    }
  }

  for (const [index, group] of groups.entries()) {
    const name = names[index] ?? 'animation.pdf';
    const path = workspace.newPath('pdf');
    const notes: Note[] = [];
    const { pages } = await writePictures(path, layout, picturesOf(group, notes), stemOf(name));
    results.push({ path, pages, name, kind: 'pdf', notes });
  }

  return results;
};

function notesOf({ total, kept }: GifFrames, wanted: 'all' | 'first'): Note[] {
  return wanted === 'all' && kept < total
    ? [{ code: 'frames-left-out', values: { frames: total, kept } }]
    : [];
}
