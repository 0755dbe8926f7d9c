import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  popplerMissingFonts,
  popplerPages,
  popplerTags,
  popplerTexts,
  qpdfCheck,
  qpdfFieldValues,
} from '@octavo/testkit/programs/independent';
import { afterAll, describe, expect, it } from 'vitest';
import { blankOf, fillingHost } from '../../test/blank.ts';
import { inventedAnswers, shownValue } from '../../test/people.ts';
import type { Answers } from '../answers.ts';
import words1099 from '../f1099/copy.en.ts';
import { form as form1099 } from '../f1099/form.ts';
import { fillForm } from '../fill-form.ts';
import type { Form, FormWords } from '../form.ts';
import { revisionFor } from '../revision-for.ts';
import { questionsOf } from '../visible-questions.ts';
import wordsW2 from '../w2/copy.en.ts';
import { form as formW2 } from '../w2/form.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-statements-'));
const path = join(folder, 'statement.pdf');
const blanks = new Map<string, Promise<Uint8Array>>();

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const statements = [
  {
    name: '1099-MISC',
    form: form1099,
    words: words1099,
    copies: ['Copy 1', 'Copy B', 'Copy 2'],
    other: 'recipient',
    parts: partsOf(2),
  },
  {
    name: 'W-2',
    form: formW2,
    words: wordsW2,
    copies: ['Copy 1', 'Copy B', 'Copy C', 'Copy 2'],
    other: 'employee',
    parts: partsOf(4),
  },
] as const;

function partsOf(pages: number) {
  return [
    { who: 'recipient', pages },
    { who: 'state', pages: 1 },
  ];
}

function yearsOf(form: Form): readonly string[] {
  return form.revisions.flatMap(({ years = [] }) => years);
}

async function fill(form: Form, words: FormWords, answers: Answers, flatten = false): Promise<void> {
  const revision = revisionFor(form, answers);
  const key = `${form.id} ${revision.id}`;
  const blank = blanks.get(key) ?? blankOf(form, revision);
  blanks.set(key, blank);
  writeFileSync(
    path,
    await fillForm({ form, revision, blank: await blank, answers, flatten, words }, fillingHost),
  );
}

/** Values of the fields that an independent reader should find. */
function expectedValues(form: Form, answers: Answers): Record<string, unknown> {
  return Object.fromEntries(
    questionsOf(form).flatMap((question): [string, unknown][] => {
      const answer = answers[question.name];

      return answer === undefined || question.name === 'copies'
        ? []
        : [[question.name, answer === true ? '/Yes' : shownValue(question, answer)]];
    }),
  );
}

describe.each(statements)('a statement in place of Form $name', ({ form, words, copies, other, parts }) => {
  it('has the values of fifty people as qpdf reads them', { timeout: 120_000 }, async () => {
    const years = yearsOf(form);

    for (let person = 1; person <= 50; person += 1) {
      const answers = inventedAnswers(form, person, years[person % years.length] ?? '');
      await fill(form, words, answers);

      expect(qpdfFieldValues(path)).toMatchObject(expectedValues(form, answers));
    }
  });

  it.each(yearsOf(form))('is whole, flat and tagged for %s', { timeout: 60_000 }, async (year) => {
    const answers: Answers = { ...inventedAnswers(form, 3, year), copies: 'all' };
    await fill(form, words, answers, true);
    const pages = popplerTexts(path) ?? [];
    const name = String(answers['recipient.name'] ?? answers['employee.lastName']);

    expect(qpdfCheck(path).ok).toBe(true);
    expect(popplerMissingFonts(path)).toEqual([]);
    expect(qpdfFieldValues(path)).toEqual({});

    for (const copy of copies) {
      const page = pages.find((text) => text.includes(copy) && text.includes('OMB No.')) ?? '';

      expect(page).toContain(year);
      expect(page).toContain(name);
    }

    // Machines read Copy A, and a printed one may be penalised.
    expect(pages.join(' ')).not.toMatch(/Copy A\b/);
    expect(pages.join(' ')).toContain('Substitute statement');
  });

  it.each(parts)('has only the copies for the $who', { timeout: 60_000 }, async ({ who, pages }) => {
    const [year = ''] = yearsOf(form);
    const answers = { ...inventedAnswers(form, 5, year), copies: who === 'state' ? 'state' : other };
    await fill(form, words, answers);

    expect(qpdfCheck(path).ok).toBe(true);
    expect(popplerPages(path)).toBe(pages);
    expect(qpdfFieldValues(path)).toMatchObject(expectedValues(form, answers));
    expect(popplerTags(path).filter((line) => line.startsWith('Sect'))).toHaveLength(pages);
    expect(popplerTexts(path)?.join(' ').includes('Copy 1')).toBe(who === 'state');
  });

  it('is tagged in the order of the boxes, and names every field', async () => {
    const [year = ''] = yearsOf(form);
    await fill(form, words, { year });
    const tags = popplerTags(path);
    const numbers = tags.flatMap((line) => /^"(\d+)[a-d]? /.exec(line)?.[1] ?? []).map(Number);
    const first = numbers.slice(0, numbers.indexOf(numbers[0] ?? 0, 1));

    expect(tags.filter((line) => line.startsWith('Sect'))).toHaveLength(popplerPages(path) ?? 0);
    expect(tags.filter((line) => line === 'Form').length).toBeGreaterThan(100);
    expect(first).toEqual([...first].sort((one, other) => one - other));
    expect(popplerMissingFonts(path)).toEqual([]);
  });
});
