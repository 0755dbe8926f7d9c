import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fillForm } from '@octavo/forms/fill-form';
import words from '@octavo/forms/w9/copy.en';
import { form } from '@octavo/forms/w9/form';
import { corpusFolder } from '@octavo/testkit/corpus';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { codec } from '../codec.ts';
import { installedCodeMaps } from '../fonts/code-maps.ts';
import { installedFonts } from '../fonts/installed-fonts.ts';
import { readBlank } from './blank-file.ts';
import { blankFinder } from './find-blank.ts';
import { readOperatorBlanks } from './operator-blanks.ts';

const forms = dirname(createRequire(import.meta.url).resolve('@octavo/forms/form'));
const [newest] = form.revisions;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-blanks-'));
  mkdirSync(join(folder, 'w9'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('takes a blank that fits the map', async () => {
  cpSync(join(forms, 'w9/2024-03/blank.pdf'), join(folder, 'w9/2027-01.pdf'));
  const blanks = await readOperatorBlanks(folder);
  const find = blankFinder(blanks);

  expect(blanks.map(({ form: name, revision }) => [name, revision])).toEqual([['w9', '2027-01']]);
  expect((await find('w9', '2027-01'))?.length).toBe(124_415);
  expect((await find('w9', '2024-03'))?.length).toBe(124_415);
  expect(await find('w9', '2027-02')).toBeNull();
  expect(await find('w8', '2027-01')).toBeNull();
});

it('refuses the blank of another form, by name and with the reasons', async () => {
  cpSync(join(forms, 'f941/2024-03/blank.pdf'), join(folder, 'w9/2027-01.pdf'));

  await expect(readOperatorBlanks(folder)).rejects.toThrow(
    /^OCTAVO_FORMS: w9\/2027-01\.pdf cannot be used: 3 pages, not 6; no field /,
  );
});

it('refuses a blank that is filled in', async () => {
  const host = { codec, fonts: installedFonts(), codeMaps: installedCodeMaps() };
  const filled = await fillForm(
    {
      form,
      revision: newest!,
      blank: await readBlank('w9', newest!),
      answers: { classification: 'individual' },
      flatten: false,
      words,
    },
    { editor: host, signal: new AbortController().signal },
  );
  writeFileSync(join(folder, 'w9/2027-01.pdf'), filled);

  await expect(readOperatorBlanks(folder)).rejects.toThrow(/c1_1\[0\] is filled in/);
});

it('refuses damaged files and unknown names', async () => {
  writeFileSync(join(folder, 'w9/2027-01.pdf'), 'no PDF');
  await expect(readOperatorBlanks(folder)).rejects.toThrow(/w9\/2027-01\.pdf cannot be used: /);

  rmSync(join(folder, 'w9/2027-01.pdf'));
  writeFileSync(join(folder, 'w9/new.pdf'), 'no PDF');
  await expect(readOperatorBlanks(folder)).rejects.toThrow(/w9\/new\.pdf cannot be used: expected/);
});

it.skipIf(corpusFolder === null)('refuses the draft of a form', async () => {
  const draft = readFileSync(join(corpusFolder ?? '', 'forms/fw9-2026-01-draft.pdf'));
  writeFileSync(join(folder, 'w9/2026-01.pdf'), draft);

  await expect(readOperatorBlanks(folder)).rejects.toThrow(/cannot be used: it is a draft/);
});
