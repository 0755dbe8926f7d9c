import { decide } from '@octavo/answers/answer/decide';
import type { DocumentIndex } from '@octavo/answers/index/document-index';
import { indexDocuments } from '@octavo/answers/index/index-documents';
import { readQuestion } from '@octavo/answers/question/read-question';
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
  const { cells, quotes, isCertain } = decide(index, readQuestion(index, text));

  return {
    found: [
      ...cells.map(({ passage, cell }) => textOf(index, passage).slice(cell.start, cell.end)),
      ...quotes.slice(0, 1).map(({ passage, start, end }) => textOf(index, passage).slice(start, end)),
    ],
    isCertain,
  };
}

function textOf({ passages, documents: read }: DocumentIndex, passage: number): string {
  const { document, place } = passages[passage]!;

  return read[document]!.passages[place]!.text;
}
