import { Failure, isFailure } from '@octavo/contract/failures';
import { type IworkDocument, openIwork } from '@octavo/engine-node/iwork/container';
import { readNumbersTables, wordsOf } from '@octavo/engine-node/iwork/tables';
import { convertOffice } from '@octavo/engine-node/office/convert';
import type { RunContext } from '@octavo/engine-node/pdf/open';
import { readWords } from '@octavo/engine-node/pdfium/read-words';
import type { InputFile, OutputFile } from '@octavo/engine-node/run-files';
import { resultName, stemOf } from '../_kit/result-name.ts';
import type { ToolRun, ToolRunInput } from '../_kit/types.ts';
import { type DrawnPreview, drawPreview } from './draw-preview.ts';
import { drawTables } from './draw-tables.ts';
import type { options as optionsSchema } from './options.ts';

/**
 * LibreOffice renders older documents completely, some newer ones partly, and others not at all while
 * reporting success. Its output is compared with the document's content, and the next best method is used if
 * needed.
 */
export const run: ToolRun<typeof optionsSchema> = async ({ file, workspace, signal, report }) => {
  const document = await openIwork(file.path);

  try {
    if (document.isProtected) {
      throw new Failure('password-not-supported', file.name);
    }

    const drawing = await draw(file, document, { workspace, signal }, report);
    const result: OutputFile = { ...drawing, name: resultName(file.name, 'pdf'), kind: 'pdf' };

    return [result];
  } finally {
    document.close();
  }
};

async function draw(
  file: InputFile,
  document: IworkDocument,
  context: RunContext,
  report: ToolRunInput<unknown>['report'],
): Promise<DrawnPreview> {
  const whole = await drawWhole(file, context, report);
  const tables = file.kind === 'numbers' && document.era === 'iwa' ? await readNumbersTables(file.path) : [];
  const tableWords = wordsOf(tables);

  if (whole !== null && whole.words.length > 0 && holdsTables(whole.words, tableWords)) {
    return whole;
  }

  const hasTables = tableWords.length > 0;
  const rest = await (hasTables
    ? drawTables(file.name, tables, context)
    : drawPreview(document, stemOf(file.name), context));

  if (rest === null) {
    throw new Failure('nothing-to-show', `${file.kind} without words or preview`);
  }

  return rest;
}

/**
 * Options for all kinds of documents; sheets have no paper size in Numbers, so they are fitted to the width
 * of ours.
 */
const asSaved = {
  changes: 'accepted',
  comments: 'none',
  sheets: [],
  table: null,
  fit: 'width',
  orientation: 'auto',
  pageSize: 'file',
  gridlines: false,
};

/**
 * True when at least half of the tables' words were drawn. Numbers and dates are ignored, because their
 * format may differ from the document.
 */
function holdsTables(drawn: readonly string[], tableWords: readonly string[]): boolean {
  const found = new Set(drawn);
  const realWords = tableWords.filter((word) => /\p{L}{2}/u.test(word));

  return realWords.filter((word) => found.has(word)).length >= realWords.length / 2;
}

/** Converts the document with LibreOffice; null when LibreOffice cannot open it and other methods remain. */
async function drawWhole(
  file: InputFile,
  context: RunContext,
  report: ToolRunInput<unknown>['report'],
): Promise<(DrawnPreview & { readonly words: readonly string[] }) | null> {
  try {
    const { path, notes } = await convertOffice(
      file,
      { title: stemOf(file.name), options: asSaved, onPage: report },
      context,
    );

    return { path, notes, words: await readWords(path) };
  } catch (error) {
    context.signal.throwIfAborted();

    if (isFailure(error) && recoverable.has(error.code)) {
      return null;
    }

    throw error;
  }
}

const recoverable: ReadonlySet<string> = new Set(['damaged-file', 'engine-crashed', 'output-broken']);
