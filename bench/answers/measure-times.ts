import { performance } from 'node:perf_hooks';
import { findQuotes } from '@octavo/answers/answer/find-quotes';
import { learnedWeights } from '@octavo/answers/answer/learned-weights';
import { indexDocuments } from '@octavo/answers/index/index-documents';
import type { Passage, ReadDocument } from '@octavo/answers/passages/passage';
import { readQuestion } from '@octavo/answers/question/read-question';
import { answeringCells } from '@octavo/answers/table/table-cells';
import type { DatasetDocument } from './question-sets.ts';

/** A page of running text has some 37 sentences. */
const sentencesOnPage = 37;

/** Milliseconds for questions over a document of so many pages, and pages indexed in a second. */
export function measureTimes(documents: readonly DatasetDocument[], pages: number) {
  const read = longDocument(documents, pages);
  const began = performance.now();
  const index = indexDocuments([read]);
  const seconds = (performance.now() - began) / 1000;
  const times = documents
    .flatMap(({ questions }) => questions)
    .slice(0, 400)
    .map(({ text }) => {
      const start = performance.now();
      const question = readQuestion(index, text);

      if (answeringCells(index, question).length === 0) {
        findQuotes(index, question, learnedWeights, 3);
      }

      return performance.now() - start;
    })
    .sort((one, other) => one - other);

  return {
    sentences: index.sentences.length,
    pagesPerSecond: pages / seconds,
    median: times[Math.floor(times.length / 2)] ?? 0,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    most: times.at(-1) ?? 0,
  };
}

/** The passages of all sets over and over, each time with some words of their own, as in a real book. */
function longDocument(documents: readonly DatasetDocument[], pages: number): ReadDocument {
  const source = documents.flatMap(({ document }) => document.passages);
  const passages: Passage[] = [];
  let sentences = 0;

  for (let place = 0; sentences < pages * sentencesOnPage; place += 1) {
    const passage = source[place % source.length]!;
    const round = Math.floor(place / source.length);
    const text =
      round === 0 ? passage.text : passage.text.replace(/\p{L}{6,}/gu, (word) => varied(word, round));
    sentences += passage.sentences.length;
    passages.push({ ...passage, text });
  }

  return { version: 1, title: null, language: 'eng', pages: [], passages };
}

/** Every eleventh long word is another one in each round; lengths stay, so that sentences keep their places. */
function varied(word: string, round: number): string {
  const code = [...word].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

  return code % 11 === 0
    ? word.slice(0, -2) + String.fromCharCode(97 + (round % 26), 97 + ((round * 7) % 26))
    : word;
}
