import type { RunFacts } from '../_kit/types.ts';

export default {
  accepts: ['pdf'],
  produces: ['json'],
  joins: 'each',
  minFiles: 1,
  maxFiles: 1,
  readsForQuestions: true,
  // A scanned page takes three seconds of a core, ten when the machine is busy.
  wallSeconds: 1800,
} as const satisfies RunFacts;
