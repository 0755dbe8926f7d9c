import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFields } from '@octavo/editing/fields/read-fields';
import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { openPdf } from '@octavo/pdf/document';
import { describe, expect, it } from 'vitest';
import { blankOf } from '../test/blank.ts';
import { formFolders, forms } from './_gen/forms.ts';
import { checkBlank } from './check-blank.ts';
import { fieldBoxes } from './field-boxes.ts';
import type { FormWords } from './form.ts';
import english from './rule-words.en.ts';
import french from './rule-words.fr.ts';
import { sharedRules } from './rule-words.ts';
import { questionsOf } from './visible-questions.ts';

const loaded = await Promise.all(
  formFolders.map(async (folder) => ({
    folder,
    form: await forms[folder].form(),
    words: { en: await forms[folder].en(), fr: await forms[folder].fr() } as const,
  })),
);
const revisions = loaded.flatMap(({ form }) => form.revisions.map((revision) => ({ form, revision })));

describe.each(loaded)('the form $folder', ({ folder, form, words }) => {
  it('has the name of its folder, and questions of one name each', () => {
    const names = questionsOf(form).map(({ name }) => name);

    expect(form.id).toBe(folder);
    expect(new Set(names).size).toBe(names.length);
    expect(
      questionsOf(form).flatMap(({ when = [] }) => when.map(({ question }) => names.includes(question))),
    ).not.toContain(false);
  });

  it.each(['en', 'fr'] as const)('has words for everything in %s', (locale) => {
    const { groups, questions } = words[locale];

    const official = form.revisions.filter(({ blank }) => 'sha256' in blank);

    expect(Object.keys((words[locale] as FormWords).revisions ?? {})).toEqual(official.map(({ id }) => id));
    expect(Object.keys(groups)).toEqual(form.groups.map(({ name }) => name));
    expect(Object.keys(questions).sort()).toEqual(
      questionsOf(form)
        .map(({ name }) => name)
        .sort(),
    );

    for (const question of questionsOf(form)) {
      if (question.kind === 'text' && question.instead !== undefined) {
        expect(Object.keys(questions)).toContain(question.instead.question);
        expect((words[locale] as FormWords).questions[question.name]).toHaveProperty('instead');
      }

      const { choices = {} } = (words[locale] as FormWords).questions[question.name] ?? {};
      const named = Object.keys(choices);

      if (question.kind === 'choice' && named.length > 0) {
        expect(named.sort()).toEqual([...question.choices].sort());
      }
    }

    expect(Object.keys(words.fr.rules).sort()).toEqual(Object.keys(words.en.rules).sort());
    expect(sharedRules.filter((rule) => rule in words.en.rules)).toEqual([]);
  });

  it('is written in French typography', () => {
    expect(
      textsOf([words.fr, french]).filter((text) =>
        / [:;?!»]|« |\u00a0[;?!]|\u202f:|[^\u202f][;?!]/.test(text),
      ),
    ).toEqual([]);
  });
});

it('has words for all shared rules', () => {
  expect([Object.keys(english), Object.keys(french)]).toEqual([[...sharedRules], [...sharedRules]]);
});

describe.each(revisions)('$form.id, revision $revision.id', ({ form, revision }) => {
  it('fits its blank, which nobody has filled in', async () => {
    const blank = openPdf(await blankOf(form, revision), codec);

    expect(checkBlank(form, revision, blank, installedCodeMaps())).toEqual([]);
  });

  it('has the blank that its source describes', async () => {
    if ('sha256' in revision.blank) {
      const source = readFileSync(join(import.meta.dirname, form.id, revision.id, 'SOURCE.md'), 'utf8');
      const sha256 = createHash('sha256')
        .update(await blankOf(form, revision))
        .digest('hex');

      expect(sha256).toBe(revision.blank.sha256);
      expect(source).toContain(sha256);
    }
  });

  it('shows every answer in a box of a page', async () => {
    const blank = openPdf(await blankOf(form, revision), codec);
    const boxes = fieldBoxes(readFields(blank), revision);

    expect(new Set(boxes.map(({ question }) => question))).toEqual(new Set(Object.keys(revision.map)));
    expect(
      boxes.filter(({ box, page }) => box.width < 4 || box.height < 4 || page >= revision.pages),
    ).toEqual([]);
  });
});

function textsOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);
}
