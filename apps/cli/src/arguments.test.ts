import { expect, it } from 'vitest';
import { parseArguments, WrongUsage } from './arguments.ts';

const parse = (line: string) => parseArguments(line.split(' ').filter(Boolean));

it('reads files, output and options in any order', () => {
  expect(parse('merge-pdf a.pdf --bookmarks keep b.pdf -o all.pdf --odd-start c.pdf --json')).toEqual({
    kind: 'run',
    tool: 'merge-pdf',
    files: ['a.pdf', 'b.pdf', 'c.pdf'],
    output: 'all.pdf',
    json: true,
    inputPassword: null,
    options: { bookmarks: 'keep', oddStart: true },
  });
});

it('reads values attached with = and values that begin with a dash', () => {
  expect(parse('protect-pdf a.pdf --password=-secret')).toMatchObject({ options: { password: '-secret' } });
  expect(parse('delete-pages a.pdf --pages -3')).toMatchObject({ options: { pages: '-3' } });
});

it('leaves --output to the tools that have such an option', () => {
  expect(parse('jpg-to-pdf a.jpg --output separate -o pages')).toMatchObject({
    output: 'pages',
    options: { output: 'separate' },
  });
});

it('takes everything after -- as files', () => {
  expect(parse('repair-pdf -- --odd.pdf')).toMatchObject({ files: ['--odd.pdf'] });
});

it('shows help for a tool, and for all', () => {
  expect(parse('')).toEqual({ kind: 'help', tool: null });
  expect(parse('merge-pdf --help')).toEqual({ kind: 'help', tool: 'merge-pdf' });
  expect(parse('help merge-pdf')).toEqual({ kind: 'help', tool: 'merge-pdf' });
});

it('refuses unknown tools with a guess, and tools without files', () => {
  expect(() => parse('merge a.pdf')).toThrow(/did you mean merge-pdf/);
  expect(() => parse('merge-pdf')).toThrow(WrongUsage);
});
