import { expect, it } from 'vitest';
import { type ChainedTool, chainProblem, worksOnFolders } from './chain.ts';

const tool = (more: Partial<ChainedTool> = {}): ChainedTool => ({
  surface: 'batch',
  workspace: { kind: 'files' },
  joins: 'each',
  minFiles: 1,
  accepts: ['pdf'],
  produces: ['pdf'],
  ...more,
});

it.each([
  ['an editor', { surface: 'editor' }],
  ['pages that are arranged', { workspace: { kind: 'pages', click: 'arrange' } }],
  ['one result of all files', { joins: 'all' }],
  ['web addresses only', { accepts: ['url'] }],
] as const)('has no place for a tool with %s', (_, more) => {
  expect(worksOnFolders(tool(more))).toBe(false);
  expect(chainProblem([tool(), tool(more)])).toBe('tool-not-for-folders');
});

it('lets a tool follow one that makes what it takes', () => {
  const toWord = tool({ produces: ['docx'] });
  const fromWord = tool({ accepts: ['docx', 'odt'] });

  expect(chainProblem([tool(), tool(), toWord, fromWord])).toBeNull();
  expect(chainProblem([toWord, tool()])).toBe('steps-do-not-fit');
  expect(chainProblem([])).toBe('tool-not-for-folders');
});
