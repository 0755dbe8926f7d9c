import { createPictureDocument, type PictureDocument } from '@octavo/engine/picture/picture-document';
import type { PageLayout } from '@octavo/engine/picture/place-picture';
import { codec } from '@octavo/engine-node/codec';
import { openFileSink } from '@octavo/engine-node/file-sink';
import { readPictures } from '@octavo/engine-node/image/read-pictures';
import { namingFile } from '@octavo/engine-node/naming-file';
import type * as z from 'zod';
import { resultName, uniqueNames } from '../_kit/result-name.ts';
import type { OutputFile, ToolRun, Workspace } from '../_kit/types.ts';
import type { options as optionsSchema } from './options.ts';

/** Points: ISO 216 and ANSI Y14.1 sheets in portrait. */
const sheets = {
  a3: { widthPoints: 841.89, heightPoints: 1190.55 },
  a4: { widthPoints: 595.28, heightPoints: 841.89 },
  a5: { widthPoints: 419.53, heightPoints: 595.28 },
  letter: { widthPoints: 612, heightPoints: 792 },
  legal: { widthPoints: 612, heightPoints: 1008 },
} as const;

const pointsPerMillimetre = 72 / 25.4;

export const run: ToolRun<typeof optionsSchema> = async ({ files, options, workspace, signal, report }) => {
  const layout = layoutOf(options);
  const groups = options.output === 'merged' ? [files] : files.map((file) => [file]);
  const names = uniqueNames(groups.map(([first]) => resultName(first?.name ?? 'pictures', 'pdf')));
  const results: OutputFile[] = [];
  let done = 0;

  for (const [index, group] of groups.entries()) {
    const made = await makeDocument(workspace, async (document) => {
      for (const file of group) {
        await namingFile(file, async () => {
          for await (const picture of readPictures(file)) {
            signal.throwIfAborted();
            document.add(picture, layout);
          }
        });

        done += 1;
        report(done, files.length);
      }
    });
    results.push({ ...made, name: names[index] ?? 'pictures.pdf', kind: 'pdf', notes: [] });
  }

  return results;
};

async function makeDocument(
  workspace: Workspace,
  fill: (document: PictureDocument) => Promise<void>,
): Promise<{ path: string; pages: number }> {
  const path = workspace.newPath('pdf');
  const sink = openFileSink(path);

  try {
    const document = createPictureDocument(sink, codec);
    await fill(document);
    document.finish();

    return { path, pages: document.pageCount };
  } finally {
    sink.close();
  }
}

function layoutOf(options: z.output<typeof optionsSchema>): PageLayout {
  return {
    sheet: options.pageSize === 'fit' ? null : sheets[options.pageSize],
    orientation: options.orientation,
    marginPoints: options.margin * pointsPerMillimetre,
  };
}
