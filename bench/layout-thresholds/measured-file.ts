import type { RunContext } from '@octavo/engine-node/pdf/open';

import type { Survey } from '@octavo/layout/survey';
import type { DocumentContent } from '@octavo/pdf/content/page-content';
import { type CorpusFile, corpusFiles } from '@octavo/testkit/corpus';
import {
  blockStage,
  type StageItem,
  sheetStage,
  surveyForStages,
  tableStage,
} from '@octavo/testkit/layout/layout-stages';
import { readCorpusFile } from '../layout-stages/record.ts';
import { roundedBox } from '../layout-stages/stage-record.ts';
import { noteReads, type Reads, type ThresholdSide, withValueBeside } from './live-thresholds.ts';
import { sample } from './sample.ts';

/** Results of a stage as text, by page index. */
type Results = ReadonlyMap<number, string>;

/** A step of the analysis: its result, and the thresholds that it reads. */
interface AnalysisStep<Result> extends Reads {
  readonly result: Result;
}

interface Steps {
  readonly content: AnalysisStep<DocumentContent>;
  readonly survey: AnalysisStep<Survey>;
  readonly blocks: AnalysisStep<Results>;
  readonly sheets: AnalysisStep<Results>;
}

/** Thresholds whose effect is kept with the lines of a survey, whichever step asks for it first. */
const keptWithLines = /^text\/line-look /;

/** Thresholds of the tables of a spreadsheet; others that it reads move the blocks as well. */
const forSheets = /^(sheet|table)\//;

/** Pages of a file of the sample, with what layout analysis finds on them and the thresholds it reads. */
export class MeasuredFile {
  readonly #file: CorpusFile;
  readonly #place: RunContext;
  readonly #steps: Steps;
  readonly #tables: Results;

  constructor(file: CorpusFile, context: RunContext, steps: Steps) {
    this.#file = file;
    this.#place = context;
    this.#steps = steps;
    this.#tables = resultsOf(tableStage(steps.survey.result));
  }

  get pageCount(): number {
    return this.#steps.content.result.pages.length;
  }

  reads(file: string, name: string): boolean {
    return Object.values(this.#steps).some(({ read }) => read.has(`${file} ${name}`));
  }

  /** Number of pages on which something else is found while a threshold is smaller or larger. */
  async pagesMoved(file: string, name: string, side: ThresholdSide): Promise<number> {
    const key = `${file} ${name} ${side}`;
    const isDecisive = Object.values(this.#steps).some(({ decisive }) => decisive.has(key));

    return isDecisive
      ? await withValueBeside(file, name, side, async () => (await this.#moved(key)).size)
      : 0;
  }

  /** Indices of the pages that move. Only the steps that the threshold can reach are repeated. */
  async #moved(key: string): Promise<Set<number>> {
    const { content, survey, blocks, sheets } = this.#steps;
    const moved = new Set<number>();
    const compare = (one: Results, other: Results) => {
      const pages = [...new Set([...one.keys(), ...other.keys()])];
      pages.filter((page) => one.get(page) !== other.get(page)).forEach((page) => moved.add(page));
    };

    const isInContent = content.decisive.has(key);
    const read = isInContent ? await contentOf(this.#file, this.#place) : content.result;
    const isInSurvey = isInContent || survey.decisive.has(key) || keptWithLines.test(key);
    const surveyed = isInSurvey ? surveyForStages(read) : survey.result;

    if (isInSurvey) {
      compare(this.#tables, resultsOf(tableStage(surveyed)));
    }

    // Of the survey, thresholds of tables change the tables only.
    const isSurveyMoved = isInContent || (isInSurvey && (moved.size > 0 || !key.startsWith('table/')));

    // Blocks are made of the columns and lines and move with them.
    if (isSurveyMoved || blocks.decisive.has(key)) {
      compare(blocks.result, resultsOf(blockStage(surveyed)));
    }

    if (sheets.decisive.has(key) && (forSheets.test(key) || !isInSurvey)) {
      compare(sheets.result, resultsOf(sheetStage(read)));
    }

    return moved;
  }
}

/** Reads the pages of a file of the sample. @throws when the corpus does not have it. */
export async function openMeasuredFile(id: string, context: RunContext): Promise<MeasuredFile> {
  const file = corpusFiles(/./).find((each) => each.id === id);

  if (file === undefined) {
    throw new Error(`the corpus has no ${id}`);
  }

  const content = await noteReads(() => contentOf(file, context));
  const survey = await noteReads(() => surveyForStages(content.result));
  const blocks = await noteReads(() => resultsOf(blockStage(survey.result)));
  const sheets = await noteReads(() => resultsOf(sheetStage(content.result)));

  return new MeasuredFile(file, context, { content, survey, blocks, sheets });
}

async function contentOf(file: CorpusFile, context: RunContext): Promise<DocumentContent> {
  const pages = (sample[file.id] ?? []).map((page) => page - 1);
  const { content } = await readCorpusFile(file, () => pages, context);

  return content;
}

function resultsOf(items: readonly StageItem[]): Results {
  const results = new Map<number, string>();

  for (const { stage, pageIndex, box, text, details } of items) {
    const edges = box === null ? '' : roundedBox(box).join(' ');
    results.set(pageIndex, `${results.get(pageIndex) ?? ''}${stage} ${edges} ${text} ${details}\n`);
  }

  return results;
}
