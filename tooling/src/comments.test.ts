import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './check-layers.ts';

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.includes('/_gen/'));

const widest = 120;
const comment = /^\s*(?:\/\/|\/\*|\*)/;
const question = /\/\*\*\s*(?:\*\s)?(?:What|Who|Whoever|Where|Whether|How|Somebody|Nobody)\b/;

it('keeps comments within the width of code, which the formatter leaves as they are', () => {
  const breaches = files.flatMap((file) =>
    linesOf(file).flatMap((line, index) =>
      comment.test(line) && line.length > widest ? [`${file}:${index + 1}`] : [],
    ),
  );

  expect(breaches).toEqual([]);
});

it('begins no description of code with a question word', () => {
  expect(files.filter((file) => question.test(linesOf(file).join('\n')))).toEqual([]);
});

function linesOf(file: string): string[] {
  return readFileSync(join(root, file), 'utf8').split('\n');
}
