import { defineConfig } from 'vitest/config';

/** Corpus and fault tests take minutes; `./test corpus`, `./test faults` and `./test all` run them. */
const slow = ['**/*.corpus.test.ts', 'e2e/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tooling/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**', ...slow],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'corpus',
          include: ['packages/**/*.corpus.test.ts'],
          maxConcurrency: 2,
          testTimeout: 600_000,
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
