import { spawnSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capturePrinted } from '@octavo/testkit/console';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { toolIds } from '@octavo/tools/catalogue';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';
import { toolHelp } from './help.ts';
import { runAndReport } from './run-words.ts';

const main = join(import.meta.dirname, 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'octavo-cli-'));
const original = featureDocument({ pages: 3 });

/** Runs a command in this process, as `main.ts` does in one of its own. */
async function octavo(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const { value, out, err } = await capturePrinted(folder, () => runAndReport(words));

  return { code: value, out, err };
}

beforeAll(() => writeFileSync(join(folder, 'a.pdf'), original));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('lists the catalogue as text and as JSON', async () => {
  expect((await octavo('tools')).out.split('\n')).toHaveLength(toolIds.length);
  const listed = JSON.parse((await octavo('tools', '--json')).out);
  expect(listed.map(({ id }: { id: string }) => id)).toEqual(toolIds);
  expect(listed.find(({ id }: { id: string }) => id === 'compress-pdf').options.properties.dpi).toMatchObject(
    {
      minimum: 100,
      maximum: 300,
    },
  );
});

it.each(toolIds)('has help for %s', async (id) => {
  expect(await parseArguments([id, '--help'])).toEqual({ kind: 'help', tool: id });
  expect(await toolHelp(id)).toContain(`Usage: octavo ${id}`);
});

it('prints the help of a tool', async () => {
  expect(await octavo('rotate-pdf', '--help')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Usage: octavo rotate-pdf'),
  });
});

it('suggests the nearest tool name, and prints its version', async () => {
  expect((await octavo('pdf-to-wrod', 'a.pdf')).err).toContain('did you mean pdf-to-word?');
  expect((await octavo('--version')).out).toMatch(/^\d+\.\d+\.\d+$/);
});

it('refuses an output name of another file kind, and PDF on standard output', async () => {
  const named = await octavo('merge-pdf', 'a.pdf', 'a.pdf', '-o', 'both.docx');
  expect(named).toMatchObject({ code: 2, err: expect.stringContaining('merge-pdf makes pdf') });
  expect((await octavo('merge-pdf', 'a.pdf', 'a.pdf', '-o', '-')).code).toBe(2);
  expect(existsSync(join(folder, 'both.docx'))).toBe(false);
  expect(existsSync(join(folder, '-'))).toBe(false);
});

it('names the file that is empty in the error', async () => {
  writeFileSync(join(folder, 'nothing.pdf'), '');
  expect((await octavo('merge-pdf', 'a.pdf', 'nothing.pdf')).err).toContain('empty-file: nothing.pdf:');
});

it('lists the accepted values of options in the help of a tool', async () => {
  const { out } = await octavo('compress-image', '--help');

  expect(out).toContain('--level 10 to 90 in steps of 10 (default 70)');
  expect((await octavo('rotate-pdf', '--help')).out).toContain('--angle 90 | 180 | 270 (default 90)');
});

it('lists the common options and the --no- switches in the help of every tool', async () => {
  const { out } = await octavo('html-to-pdf', '--help');

  expect(out).toContain('-o, --output out');
  expect(out).toContain('--json');
  expect(out).toContain('--input-password password');
  expect(out).toContain('--background, --no-background (default true)');
  expect((await octavo('jpg-to-pdf', '--help')).out).toContain('  -o out');
});

it('writes a single result to the named file and prints its path', async () => {
  expect(await octavo('rotate-pdf', 'a.pdf', '-o', 'turned.pdf')).toMatchObject({
    code: 0,
    out: 'turned.pdf',
  });
  expect(existsSync(join(folder, 'turned.pdf'))).toBe(true);
});

it('never overwrites an input, whatever path leads to it', async () => {
  symlinkSync('a.pdf', join(folder, 'symbolic.pdf'));
  linkSync(join(folder, 'a.pdf'), join(folder, 'hard.pdf'));

  for (const name of ['a.pdf', './a.pdf', 'symbolic.pdf', 'hard.pdf']) {
    expect(await octavo('rotate-pdf', 'a.pdf', '-o', name)).toMatchObject({
      code: 2,
      err: expect.stringContaining('would overwrite the input a.pdf'),
    });
  }

  expect(readFileSync(join(folder, 'a.pdf')).equals(original)).toBe(true);
});

it('never overwrites the file of an option', async () => {
  writeFileSync(join(folder, 'logo'), 'a picture');

  expect(await octavo('watermark-pdf', 'a.pdf', '--picture', 'logo', '-o', 'logo')).toMatchObject({
    code: 2,
    err: expect.stringContaining('would overwrite the input logo'),
  });
});

it('names the file of an option that is missing or of a wrong kind', async () => {
  expect(await octavo('watermark-pdf', 'a.pdf', '--picture', 'none.png')).toMatchObject({
    code: 1,
    err: expect.stringContaining('not-found: none.png'),
  });
  expect(await octavo('watermark-pdf', 'a.pdf', '--picture', 'a.pdf')).toMatchObject({
    code: 1,
    err: expect.stringContaining('file-type-not-supported: a.pdf'),
  });
});

it('writes several results to a folder that it creates', async () => {
  expect(await octavo('split-pdf', 'a.pdf', '-o', 'parts')).toMatchObject({ code: 0 });
  expect(readdirSync(join(folder, 'parts')).sort()).toEqual(['a-1.pdf', 'a-2.pdf', 'a-3.pdf']);
});

it('does not create a folder for a name that looks like a file', async () => {
  for (const words of [
    ['rotate-pdf', 'a.pdf', 'a.pdf', '-o', 'both.pdf'],
    ['split-pdf', 'a.pdf', '-o', 'both.pdf'],
  ]) {
    expect(await octavo(...words)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/-o both\.pdf names one file for [23] results; name a folder/),
    });
  }

  expect(existsSync(join(folder, 'both.pdf'))).toBe(false);
});

it('writes results beside the input without overwriting anything', async () => {
  const [first, second] = [
    await octavo('delete-pages', 'a.pdf', '--pages', '1'),
    await octavo('delete-pages', 'a.pdf', '--pages', '1'),
  ];

  expect([first.out, second.out]).toEqual(['a-trimmed.pdf', 'a-trimmed (2).pdf']);
  expect(readFileSync(join(folder, 'a.pdf')).equals(original)).toBe(true);
});

it('exits with 1 and the failure code, with 2 for wrong usage', async () => {
  expect(await octavo('delete-pages', 'a.pdf', '--pages', '1-')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^no-pages-left: /),
  });
  expect(await octavo('rotate-pdf', 'missing.pdf')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^not-found: /),
  });
  expect(await octavo('rotate-pdf', 'a.pdf', '--colour', 'red')).toMatchObject({ code: 2 });
  expect(await octavo('turn-pdf', 'a.pdf')).toMatchObject({ code: 2 });
});

it('continues after a file that fails, and names it', async () => {
  writeFileSync(join(folder, 'bad.pdf'), '%PDF-1.7 nothing');
  const { code, out, err } = await octavo('rotate-pdf', 'bad.pdf', 'a.pdf', '-o', 'both/');

  expect(code).toBe(1);
  expect(out).toMatch(/a-rotated\.pdf$/);
  expect(err).toMatch(/bad\.pdf: damaged-file/);
});

it('reports invalid paths, files and options', async () => {
  const cases = [
    [1, /^illegal-input: no\/such\/a\.pdf: ENOENT$/, 'rotate-pdf', 'a.pdf', '-o', 'no/such/a.pdf'],
    [1, /^illegal-input: \. is not a file$/, 'rotate-pdf', '.'],
    [1, /^damaged-file: hollow\.pdf: /, 'merge-pdf', 'a.pdf', 'hollow.pdf'],
    [
      1,
      /^not-found: there is no file example\.com; an address begins with http/,
      'html-to-pdf',
      'example.com',
    ],
    [1, /^url-invalid: ftp:\/\/a\.b\/: an address begins with http/, 'html-to-pdf', 'ftp://a.b/'],
    [1, /^url-invalid: http:a\.b: an address begins with http/, 'html-to-pdf', 'http:a.b'],
    [1, /^damaged-file: hollow\.pdf: /, 'edit-pdf', 'hollow.pdf', '--replace', 'a=>b'],
    [2, /rotate-pdf has no option --bogus/, 'rotate-pdf', 'a.pdf', '--bogus', '1', '-o', 'b.docx'],
    [2, /octavo: choose one way to split/, 'split-pdf', 'a.pdf', '--every', '2', '--at-bookmarks'],
    [2, /--dpi takes 100 to 300, not 5000/, 'compress-pdf', 'a.pdf', '--dpi', '5000'],
    [2, /--angle takes 90 \| 180 \| 270, not 45/, 'rotate-pdf', 'a.pdf', '--angle', '45'],
    [
      2,
      /--level takes low \| medium \| high \| custom, not best/,
      'compress-pdf',
      'a.pdf',
      '--level',
      'best',
    ],
    [2, /--allow takes print,copy,/, 'protect-pdf', 'a.pdf', '--password', 'a', '--allow', 'print,fly'],
    [2, /--target-size: expected a size, for example/, 'compress-pdf', 'a.pdf', '--target-size', 'small'],
    [2, /--password: Password can't be empty/, 'protect-pdf', 'a.pdf', '--encryption', 'aes-256'],
    [2, /delete-pages needs --pages/, 'delete-pages', 'a.pdf'],
    [2, /--password needs a value/, 'protect-pdf', 'a.pdf', '--password', '--json'],
  ] as const;
  writeFileSync(join(folder, 'hollow.pdf'), '%PDF-1.7 nothing');

  for (const [code, message, ...words] of cases) {
    expect(await octavo(...words)).toMatchObject({ code, err: expect.stringMatching(message) });
  }

  expect(JSON.parse((await octavo('rotate-pdf', 'missing.pdf', '--json')).out).failures).toHaveLength(1);
});

it('accepts any number of files', async () => {
  const many = Array.from({ length: 21 }, () => 'a.pdf');

  expect(await octavo('merge-pdf', ...many, '-o', 'many.pdf')).toMatchObject({ code: 0 });
  expect(await octavo('split-pdf', 'a.pdf', 'a.pdf')).toMatchObject({
    err: expect.stringMatching(/^too-many-files/),
  });
});

it('gives results the default file permissions', async () => {
  await octavo('rotate-pdf', 'a.pdf', '-o', 'shared.pdf');
  expect(statSync(join(folder, 'shared.pdf')).mode & 0o777).toBe(0o666 & ~process.umask());
});

it('prints notes about a result on stderr', async () => {
  const { out, err } = await octavo('repair-pdf', 'a.pdf', '-o', 'repaired.pdf');

  expect(out).toBe('repaired.pdf');
  expect(err).toBe('repaired.pdf: No damage was found');
});

it('leaves no temporary files', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'octavo-cli-tmp-'));
  const env = { ...process.env, TMPDIR: temporary };
  spawnSync(process.execPath, [main, 'rotate-pdf', 'a.pdf', '-o', 'again.pdf'], { cwd: folder, env });
  spawnSync(process.execPath, [main, 'delete-pages', 'a.pdf', '--pages', '1-'], { cwd: folder, env });

  expect(readdirSync(temporary)).toEqual([]);
  rmSync(temporary, { recursive: true });
});

it('exits without a stack trace on any internal error', () => {
  const broken = join(folder, 'broken.mjs');
  writeFileSync(
    broken,
    "import fs from 'node:fs/promises'; import { syncBuiltinESMExports } from 'node:module';" +
      "fs.mkdtemp = () => { throw new TypeError('planted'); }; syncBuiltinESMExports();",
  );
  const run = (environment: Record<string, string>, ...words: string[]) =>
    spawnSync(
      process.execPath,
      ['--import', broken, main, 'rotate-pdf', 'a.pdf', '-o', 'never.pdf', ...words],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, ...environment },
      },
    );
  const { status, stderr } = run({});

  expect(status).toBe(1);
  expect(stderr).toMatch(/^engine-crashed: /);
  expect(stderr).toContain('planted');
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(run({ OCTAVO_LOG: 'debug' }).stderr).toMatch(/^\s+at /m);
  expect(JSON.parse(run({}, '--json').stdout).failures[0].code).toBe('engine-crashed');
});
