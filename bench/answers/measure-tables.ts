import { findQuotes } from '@octavo/answers/answer/find-quotes';
import { learnedWeights } from '@octavo/answers/answer/learned-weights';
import type { DocumentIndex } from '@octavo/answers/index/document-index';
import { indexDocuments } from '@octavo/answers/index/index-documents';
import { readQuestion } from '@octavo/answers/question/read-question';
import { answeringCells } from '@octavo/answers/table/table-cells';
import { knownTables, unknownCells } from './known-tables.ts';

const documents = 10;

/** Answers of cells asked by label and header, and certain answers that are wrong, as counts. */
export function measureTables() {
  let asked = 0;
  let right = 0;
  let wrongCertain = 0;
  const misses: string[] = [];

  for (let seed = 1; seed <= documents; seed += 1) {
    const { document, questions } = knownTables(seed);
    const index = indexDocuments([document]);

    for (const { text, values } of [...questions, ...unknownCells.map((text) => ({ text, values: [] }))]) {
      const { found, isCertain } = cellsFound(index, text);
      const isRight = found.length > 0 && values.some((value) => found.includes(value));
      asked += values.length > 0 ? 1 : 0;
      right += isRight ? 1 : 0;
      wrongCertain += isCertain && !isRight && found.length > 0 ? 1 : 0;

      if (!isRight && (values.length > 0 || (isCertain && found.length > 0))) {
        misses.push(`${text} ${found.join(' | ')}`);
      }
    }
  }

  return { asked, right, wrongCertain, all: asked + documents * unknownCells.length, misses };
}

function cellsFound(index: DocumentIndex, text: string): { found: string[]; isCertain: boolean } {
  const question = readQuestion(index, text);
  const cells = answeringCells(index, question);

  if (cells.length > 0) {
    return {
      found: cells.map(({ passage, cell }) => textOf(index, passage).slice(cell.start, cell.end)),
      isCertain: cells.every(({ isCertain }) => isCertain),
    };
  }

  const { quotes, refusal } = findQuotes(index, question, learnedWeights, 1);
  const [best] = quotes;

  return best === undefined || refusal > learnedWeights.refuseAbove
    ? { found: [], isCertain: false }
    : {
        found: [textOf(index, best.passage).slice(best.start, best.end)],
        isCertain: refusal <= learnedWeights.certainBelow,
      };
}

function textOf({ passages, documents: read }: DocumentIndex, passage: number): string {
  const { document, place } = passages[passage]!;

  return read[document]!.passages[place]!.text;
}
