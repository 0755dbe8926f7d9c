import { defineConfig } from 'vitest/config';

/** Corpus and fault tests take minutes; `./test corpus`, `./test faults` and `./test all` run them. */
const slow = ['**/*.corpus.test.ts', 'e2e/**'];

const setupFiles = ['packages/testkit/src/each-file.ts'];

export default defineConfig({
  test: {
    // By default one processor is left to the main process, which is half of two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles,
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tooling/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**', ...slow],
          // A process and its modules serve many files, which saves a fifth of the processor time.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'corpus',
          setupFiles,
          include: ['packages/**/*.corpus.test.ts'],
          maxConcurrency: 2,
          testTimeout: 600_000,
        },
      },
      {
        test: {
          // Run by `npm run desktop` on what it has made.
          name: 'builds',
          include: ['e2e/builds/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['e2e/faults/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
