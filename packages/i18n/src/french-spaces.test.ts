import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.fr.ts'),
);

it.each(files)('keeps French punctuation with its word in %s', (name) => {
  const lines = textsOf(readFileSync(join(folder, name), 'utf8'));

  expect(lines.filter((line) => / [:;?!»]|« |\u00a0[;?!]|\u202f:/.test(line))).toEqual([]);
});

/** Texts of the strings and templates of a source file, without code. */
function textsOf(source: string): string[] {
  const open: string[] = [];
  let texts = '';

  for (const [token] of source.matchAll(/\\.|\$\{|\/\*\*? .*?\*\/|\/\/ [^\n]*|./gs)) {
    const within = open.at(-1);

    if (within === "'" || within === '`') {
      if (token === within) {
        open.pop();
        texts += '\n';
      } else if (within === '`' && token === '${') {
        open.push(token);
        texts += '…';
      } else {
        texts += token;
      }
    } else if (token === "'" || token === '`' || token === '{') {
      open.push(token);
    } else if (token === '}') {
      open.pop();
    }
  }

  return texts.split('\n');
}
