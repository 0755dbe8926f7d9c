import { expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';
import { CliUsageError } from './usage-error.ts';

const parse = (line: string) => parseArguments(line.split(' ').filter(Boolean));

it('reads files, output and options in any order', async () => {
  expect(await parse('merge-pdf a.pdf --bookmarks keep b.pdf -o all.pdf --odd-start c.pdf --json')).toEqual({
    kind: 'run',
    tool: 'merge-pdf',
    files: ['a.pdf', 'b.pdf', 'c.pdf'],
    output: 'all.pdf',
    json: true,
    inputPassword: null,
    inputRights: false,
    options: { bookmarks: ['keep'], oddStart: ['true'] },
    optionFiles: {},
    resultPaths: {},
  });
});

it('takes the path of a report as the value of its option', async () => {
  expect(await parse('redact-pdf a.pdf --redact Ann --report report.json -o b.pdf')).toMatchObject({
    files: ['a.pdf'],
    options: { redact: ['Ann'], report: ['true'] },
    resultPaths: { report: 'report.json' },
  });
});

it('tells the files that options take from other options', async () => {
  expect(await parse('watermark-pdf a.pdf --picture logo.png --angle -30')).toMatchObject({
    files: ['a.pdf'],
    options: { angle: ['-30'] },
    optionFiles: { picture: ['logo.png'] },
  });
});

it('keeps every value of a flag that is repeated', async () => {
  expect(
    await parse('watermark-pdf a.pdf --picture one.png --picture two.png --text A --text B'),
  ).toMatchObject({ options: { text: ['A', 'B'] }, optionFiles: { picture: ['one.png', 'two.png'] } });
});

it('reads values attached with = and values that begin with a dash', async () => {
  expect(await parse('protect-pdf a.pdf --password=-secret')).toMatchObject({
    options: { password: ['-secret'] },
  });
  expect(await parse('delete-pages a.pdf --pages -3')).toMatchObject({ options: { pages: ['-3'] } });
});

it('treats the word after a switch as a file, whichever tool has the switch', async () => {
  expect(await parse('html-to-pdf a.html --single-page b.html --background false c.html')).toMatchObject({
    files: ['a.html', 'b.html', 'c.html'],
    options: { singlePage: ['true'], background: ['false'] },
  });
  expect(await parse('split-pdf --at-bookmarks a.pdf')).toMatchObject({ files: ['a.pdf'] });
});

it('refuses a flag without its value instead of consuming the next flag', async () => {
  await expect(parse('protect-pdf a.pdf --password --json')).rejects.toThrow('--password needs a value');
  await expect(parse('delete-pages a.pdf --pages -o out.pdf')).rejects.toThrow('--pages needs a value');
  expect(await parse('rotate-pdf a.pdf --input-rights')).toMatchObject({ inputRights: true, options: {} });
  await expect(parse('rotate-pdf a.pdf --input-password')).rejects.toThrow('--input-password needs a value');
  await expect(parse('rotate-pdf a.pdf -xo out.pdf')).rejects.toThrow('unknown flag -xo');
});

it('refuses an unknown flag before anything else, and suggests a near one', async () => {
  await expect(parse('rotate-pdf a.pdf --bogus 1 -o b.pdf')).rejects.toThrow(
    'rotate-pdf has no option --bogus',
  );
  await expect(parse('merge-pdf a.pdf --bogus=1 -o both.docx')).rejects.toThrow('no option --bogus');
  await expect(parse('compress-pdf a.pdf --taget-size 2MB')).rejects.toThrow('did you mean --target-size?');
  await expect(parse('rotate-pdf a.pdf --no-angle')).rejects.toThrow('no option --no-angle');
  await expect(parse('rotate-pdf a.pdf --constructor')).rejects.toThrow('no option --constructor');
});

it('passes --output to tools that have an option of that name', async () => {
  expect(await parse('jpg-to-pdf a.jpg --output separate -o pages')).toMatchObject({
    output: 'pages',
    options: { output: ['separate'] },
  });
});

it('treats --output as -o for tools without an option of that name', async () => {
  expect(await parse('merge-pdf a.pdf b.pdf --output all.pdf')).toMatchObject({ output: 'all.pdf' });
  expect(await parse('merge-pdf a.pdf b.pdf --output=all.pdf')).toMatchObject({ output: 'all.pdf' });
  await expect(parse('merge-pdf a.pdf --output')).rejects.toThrow('--output needs a file or a folder');
});

it('turns off default switches with --no-', async () => {
  expect(await parse('html-to-pdf --no-background a.html --no-single-page')).toMatchObject({
    files: ['a.html'],
    options: { background: ['false'], singlePage: ['false'] },
  });
  await expect(parse('html-to-pdf a.html --no-background=true')).rejects.toThrow('takes no value');
});

it('treats everything after -- as files', async () => {
  expect(await parse('repair-pdf -- --odd.pdf')).toMatchObject({ files: ['--odd.pdf'] });
});

it('shows help for a tool and for all tools', async () => {
  expect(await parse('')).toEqual({ kind: 'help', tool: null });
  expect(await parse('merge-pdf --help')).toEqual({ kind: 'help', tool: 'merge-pdf' });
  expect(await parse('help merge-pdf')).toEqual({ kind: 'help', tool: 'merge-pdf' });
});

it('suggests a name for an unknown tool, and refuses a tool without files', async () => {
  await expect(parse('merge a.pdf')).rejects.toThrow(/did you mean merge-pdf/);
  await expect(parse('merge-pdf')).rejects.toThrow(CliUsageError);
});
