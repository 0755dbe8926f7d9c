import { join } from 'node:path';
import type { RefusalThresholds } from '@octavo/answers/answer/weights';
import { crossValidate } from './cross-validate.ts';
import {
  certainThreshold,
  chooseThresholds,
  type ExampleOutcome,
  type Figures,
  figuresOf,
  isHit,
  isRefused,
} from './measure.ts';
import { measureForeign } from './measure-foreign.ts';
import { measureTables } from './measure-tables.ts';
import { measureTimes } from './measure-times.ts';
import { questionFolder, readExamples } from './qa-sets.ts';
import { readQuestionSet } from './question-sets.ts';

const rows: readonly (readonly [string, (figures: Figures) => string])[] = [
  ['hit@1', ({ hit }) => hit.toFixed(3)],
  ['hit@1, French', ({ hitFrench }) => hitFrench.toFixed(3)],
  ['quotes: median, longest', ({ medianQuote, longestQuote }) => `${medianQuote}, ${longestQuote}`],
  ['MRR', ({ reciprocalRank }) => reciprocalRank.toFixed(3)],
  ['F1 of the marked words', ({ overlap }) => overlap.toFixed(3)],
  ['precision of refusals', ({ precision: value }) => value.toFixed(3)],
  ['hit@1 when refusing', ({ hitRefusing }) => hitRefusing.toFixed(3)],
  ['near the subject, refused', ({ nearRefused }) => nearRefused.toFixed(3)],
  ['about something else, refused', ({ foreignRefused }) => foreignRefused.toFixed(3)],
  ['all right', ({ allRight }) => allRight.toFixed(3)],
];

/**
 * Measures the answers that need no model: the sets of questions, cross-validated by article; tables with known
 * cells; times. `node bench/answers/run.ts`
 */
const folder = questionFolder();
/** Share of right ones among refusals, at which refusing is measured. */
const precision = 0.79;
/** Documents of the corpus that answer none of the questions. */
const unrelated = [
  'pdf/papers/tracemonkey.pdf',
  'pdf/papers/pasa.pdf',
  'pdf/outlined/TAMReview.pdf',
  'pdf/long/WaldenFull.pdf',
];
/** Share of right ones among answers that are shown as certain. */
const certainPrecision = 0.8;

if (folder === null) {
  console.log('Skipped: OCTAVO_CORPUS names no folder with question sets.');
} else {
  const { base, more, long, short, apart } = readExamples(folder);
  const outcomes = crossValidate({ learned: [...base, ...more], long, short, measured: apart });
  const ofSets = (...sets: string[]) => outcomes.filter(({ example }) => sets.includes(example.set));
  const all = ofSets('squad2-en', 'piaf-fr', 'squad2-en-more', 'piaf-fr-more');
  const learned = ofSets(
    'squad2-en',
    'piaf-fr',
    'squad2-en-more',
    'piaf-fr-more',
    'long, English',
    'long, French',
  );
  const thresholds = chooseThresholds(learned, precision);
  console.log(
    `Refused above ${thresholds.english.toFixed(2)} in English, ${thresholds.french.toFixed(2)} in French, chosen over all sets.\n`,
  );
  print('squad2-en, piaf-fr as a book of 20 articles', ofSets('squad2-en', 'piaf-fr'), thresholds);
  print('squad2-en, piaf-fr article by article', ofSets('squad2-en', 'piaf-fr apart'), thresholds);
  print('squad2-en-more, piaf-fr-more as books', ofSets('squad2-en-more', 'piaf-fr-more'), thresholds);
  print(
    'squad2-en-more, piaf-fr-more article by article',
    ofSets('squad2-en-more', 'piaf-fr-more apart'),
    thresholds,
  );
  print('squad2-en-more alone', ofSets('squad2-en-more'), thresholds);
  print('articles bound together', ofSets('long, English', 'long, French'), thresholds);
  print('short documents', ofSets('short'), thresholds);
  printCertain(all, thresholds);

  const { asked, right, wrongCertain, all: cells, misses } = measureTables();
  console.log(
    `Cells by label and header: ${(right / asked).toFixed(3)} of ${asked} right; wrong and certain ${(wrongCertain / cells).toFixed(3)} of ${cells}`,
  );
  console.log(
    misses
      .slice(0, 10)
      .map((miss) => `  missed: ${miss}\n`)
      .join(''),
  );

  const questions = readQuestionSet(folder, 'squad2-en.json').flatMap((document) => document.questions);

  for (const file of unrelated) {
    const { pages, sentences, refused } = await measureForeign(
      join(folder, '..', file),
      questions.map(({ text }) => text),
    );
    console.log(
      `${file}, ${pages} pages, ${sentences} sentences: ${refused.toFixed(3)} of ${questions.length} refused`,
    );
  }

  const documents = [
    ...readQuestionSet(folder, 'squad2-en-more.json'),
    ...readQuestionSet(folder, 'piaf-fr-more.json'),
  ];

  for (const pages of [300, 600]) {
    const { sentences, pagesPerSecond, median, p95, most } = measureTimes(documents, pages);
    console.log(
      `${pages} pages, ${sentences} sentences: indexed at ${pagesPerSecond.toFixed(0)} pages/s; first words after ${median.toFixed(0)} ms (median), ${p95.toFixed(0)} ms (95 %), ${most.toFixed(0)} ms (most)`,
    );
  }
}

function print(name: string, outcomes: readonly ExampleOutcome[], thresholds: RefusalThresholds): void {
  const at = figuresOf(outcomes, thresholds);
  const own = figuresOf(outcomes, chooseThresholds(outcomes, precision));
  console.log(`${name}: ${at.questions} questions; thresholds of all sets | of these`);

  for (const [row, value] of rows) {
    console.log(`  ${row.padEnd(34)} ${value(at).padEnd(12)} | ${value(own)}`);
  }

  console.log('');
}

/** Answers that are shown as certain: how many, and how many of them are right. */
function printCertain(outcomes: readonly ExampleOutcome[], thresholds: RefusalThresholds): void {
  const threshold = certainThreshold(outcomes, certainPrecision);
  const answered = outcomes.filter((each) => !isRefused(each, thresholds));
  const certain = outcomes.filter(({ refusal }) => refusal <= threshold);
  const notNear = certain.filter(({ example }) => example.kind !== 'near');
  const right = certain.filter(isHit).length;
  console.log(
    `Certain up to ${threshold.toFixed(2)}: ${certain.length} of ${answered.length} answers; right ${(right / certain.length).toFixed(3)}, without questions near the subject ${(right / notNear.length).toFixed(3)}\n`,
  );
}
