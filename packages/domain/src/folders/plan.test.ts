import { expect, it } from 'vitest';
import { planFiles } from './plan.ts';

const found = (...paths: string[]) => paths.map((path) => ({ path, sizeBytes: 1 }));
const planned = (...paths: string[]) => planFiles(found(...paths), ['pdf', 'jpg']);

it('takes the files that the tool takes, in the order of a file list', () => {
  const { files, others } = planned('b/page 10.pdf', 'b/page 2.PDF', 'a.jpeg', 'b.docx', 'no ending');

  expect(files.map(({ path }) => path)).toEqual(['a.jpeg', 'b/page 2.PDF', 'b/page 10.pdf']);
  expect(others).toBe(2);
});

it('takes no notice of hidden files, lock files and what Octavo has written itself', () => {
  const own = ['.octavo-1f.part', 'octavo-report-2026-11-28-201500.csv'];

  expect(planned('.hidden.pdf', '.git/a.pdf', '~$letter.pdf', ...own)).toEqual({ files: [], others: 0 });
});
