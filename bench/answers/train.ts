import { writeFileSync } from 'node:fs';
import { featureNames } from '@octavo/answers/rank/features';
import { doubtNames } from '@octavo/answers/refuse/doubts';
import { spanFeatureNames } from '@octavo/answers/span/span-features';
import { crossValidate } from './cross-validate.ts';
import { learnWeights } from './learn-weights.ts';
import { certainThreshold, chooseThresholds } from './measure.ts';
import { questionFolder, readExamples } from './qa-sets.ts';

/** Learns the weights of the engine from all question sets and writes them: `node bench/answers/train.ts` */
const folder = questionFolder();
const target = new URL('../../packages/answers/src/answer/learned-weights.ts', import.meta.url);

/** Share of right ones among refusals, and among answers that are shown as certain. */
const precision = { refusals: 0.79, certain: 0.8 };

if (folder === null) {
  console.log('Skipped: OCTAVO_CORPUS names no folder with question sets.');
} else {
  const { base, more, long, short } = readExamples(folder);
  const learned = [...base, ...more];
  const count = learned.length + long.length + short.length;
  const outcomes = crossValidate({ learned, long, short, measured: [] });
  const weights = learnWeights({ learned, long, short });
  const { english, french } = chooseThresholds(
    outcomes.filter(({ example }) => !short.includes(example)),
    precision.refusals,
  );
  const certainBelow = certainThreshold(
    outcomes.filter(({ example }) => learned.includes(example)),
    precision.certain,
  );
  writeFileSync(
    target,
    `import type { Weights } from './weights.ts';

/** Written by \`bench/answers/train.ts\` from ${count} questions; never by hand. */
export const learnedWeights: Weights = {
  ranking: [
${listed(weights.ranking, featureNames)}
  ],
  spans: [
${listed(weights.spans, spanFeatureNames)}
  ],
  refusal: [
${listed(weights.refusal, doubtNames)}
  ],
  refuseAbove: { english: ${Number(english.toFixed(2))}, french: ${Number(french.toFixed(2))} },
  certainBelow: ${certainBelow.toFixed(2)},
};
`,
  );
  console.log(`Wrote ${target.pathname}`);
}

function listed(weights: readonly number[], names: readonly string[]): string {
  return weights.map((weight, at) => `    ${Number(weight.toFixed(4))}, // ${names[at] ?? ''}`).join('\n');
}
