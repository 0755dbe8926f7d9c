import { bookToPdf } from '@octavo/engine-node/ebook/book-to-pdf';
import { namingFile } from '@octavo/engine-node/naming-file';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options as optionsSchema } from './options.ts';
import tool from './tool.ts';

/** Points: ISO 216 and ANSI Y14.1 sheets in portrait. */
const sheets = {
  a4: { widthPoints: 595.28, heightPoints: 841.89 },
  a5: { widthPoints: 419.53, heightPoints: 595.28 },
  a6: { widthPoints: 297.64, heightPoints: 419.53 },
  letter: { widthPoints: 612, heightPoints: 792 },
  legal: { widthPoints: 612, heightPoints: 1008 },
} as const;

/** Scale relative to the 12 points that browsers use for text without a font size. */
const scales = { small: 0.75, medium: 0.9, large: 1.1, largest: 1.5 } as const;

const pointsPerMillimetre = 72 / 25.4;

export const run: ToolRun<typeof optionsSchema> = async ({ file, options, workspace, signal, report }) => {
  const paper = {
    ...sheets[options.pageSize],
    marginPoints: options.margin * pointsPerMillimetre,
    scale: scales[options.fontSize],
  };
  const print = { file, paper, seconds: tool.wallSeconds, report };
  const made = await namingFile(file, () => bookToPdf(print, { workspace, signal }));

  return [
    { ...made, name: resultName(file.name.replace(/\.fb2\.zip$/i, '.fb2'), 'pdf'), kind: 'pdf', notes: [] },
  ];
};
