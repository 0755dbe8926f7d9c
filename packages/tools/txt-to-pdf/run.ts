import { readFile } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import { mebibyte } from '@octavo/contract/limits';
import type { PrintLayout } from '@octavo/engine-node/chromium/page-to-pdf';
import type { RunContext } from '@octavo/engine-node/pdf/open';
import type { InputFile } from '@octavo/engine-node/run-files';
import { type DecodedText, decodeAs, decodeText } from '@octavo/engine-node/text/decode-text';
import { printText, type TextFolder, writeTextFolder } from '@octavo/engine-node/text/print-text';
import { languageOf } from '@octavo/engine-node/text/text-page';
import { pointsPerMillimetre, sheets } from '@octavo/pdf/picture/sheets';
import { countLetters, type LetterCounts, lettersLost } from '@octavo/pdf/text/letters';
import { type PlainText, plainText } from '@octavo/pdf/text/plain-text';
import type * as z from 'zod';
import { resultName, stemOf } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options as optionsSchema } from './options.ts';
import facts from './tool.ts';

type TextToPdfOptions = z.output<typeof optionsSchema>;

/** About seven thousand pages; printing more would take unreasonably long. */
const largestBytes = 20 * mebibyte;

/** Share of the run's time for printing; the rest is left for joining the parts. */
const printingShare = 0.9;

/**
 * Largest share of letters that may be missing: a few out of thousands may be extracted differently than
 * written; more were not drawn.
 */
const mostLost = 0.02;

export const run: ToolRun<typeof optionsSchema> = async ({ file, options, workspace, signal, report }) => {
  if (file.sizeBytes > largestBytes) {
    throw new Failure('file-too-large', `text of ${file.sizeBytes} bytes`, {
      values: { each: largestBytes },
    });
  }

  const { folder, letters, notes } = await prepare(file, options, { workspace, signal });
  const print = { folder, layout: layoutOf(options), seconds: facts.wallSeconds * printingShare, report };
  const { path, pages, letters: found } = await printText(print, { workspace, signal });
  const name = resultName(file.name, 'pdf');

  return [{ name, kind: 'pdf', path, pages, notes: [...notes, ...missingIn(found, letters)] }];
};

interface PreparedText {
  readonly folder: TextFolder;
  readonly letters: LetterCounts;
  readonly notes: readonly Note[];
}

/** Processes the text first, so that its memory is released before printing needs memory of its own. */
async function prepare(
  file: InputFile,
  options: TextToPdfOptions,
  context: RunContext,
): Promise<PreparedText> {
  const decoded = decode(await readFile(file.path), options.encoding);
  const text = plainText(decoded.text);

  if (text.isBlank) {
    throw new Failure('empty-file', 'only white space');
  }

  const look = {
    font: options.font,
    fontSizePoints: options.fontSize,
    language: languageOf(decoded.text, decoded.encoding),
    title: stemOf(file.name),
  };

  return {
    folder: await writeTextFolder(text, look, context),
    letters: await countLetters(text.lines),
    notes: notesOf(decoded, text),
  };
}

/** Compares the letters readable in the PDF with those of the text. */
function missingIn(found: LetterCounts, wanted: LetterCounts): Note[] {
  const { lost, of } = lettersLost(wanted, found);

  return lost > of * mostLost ? [{ code: 'letters-missing', values: { count: lost, of } }] : [];
}

function decode(bytes: Buffer, encoding: TextToPdfOptions['encoding']): DecodedText {
  return encoding === 'auto'
    ? decodeText(bytes)
    : { text: decodeAs(bytes, encoding), encoding, isGuessed: false };
}

function notesOf({ encoding, isGuessed }: DecodedText, { dropped }: PlainText): Note[] {
  return [
    ...(isGuessed ? [{ code: 'encoding-guessed', values: { encoding } }] : []),
    ...(dropped > 0 ? [{ code: 'characters-dropped', values: { count: dropped } }] : []),
  ];
}

function layoutOf({ pageSize, orientation, margin }: TextToPdfOptions): PrintLayout {
  const { widthPoints, heightPoints } = sheets[pageSize];
  const side = margin * pointsPerMillimetre;
  const [width, height] =
    orientation === 'portrait' ? [widthPoints, heightPoints] : [heightPoints, widthPoints];

  return {
    widthPoints: width,
    heightPoints: height,
    margins: { top: side, right: side, bottom: side, left: side },
    background: false,
  };
}
