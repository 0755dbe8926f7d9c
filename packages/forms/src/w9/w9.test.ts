import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { popplerTexts, qpdfCheck, qpdfFieldValues } from '@octavo/testkit/programs/independent';
import { afterAll, describe, expect, it } from 'vitest';
import { blankOf, fillingHost } from '../../test/blank.ts';
import type { Answers } from '../answers.ts';
import { checkAnswers, strayAnswers } from '../check-answers.ts';
import { fillForm } from '../fill-form.ts';
import { visibleQuestions } from '../visible-questions.ts';
import { march2024 } from './2024-03/map.ts';
import words from './copy.en.ts';
import { form } from './form.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-w9-'));
const path = join(folder, 'w9.pdf');
const page = 'topmostSubform[0].Page1[0]';

const person: Answers = {
  name: 'Marguerite Oseï',
  businessName: 'Osei Conservation 日本',
  classification: 'individual',
  address: '418 Larkin Street',
  cityStateZip: 'San Francisco, CA 94102',
  numberKind: 'ssn',
  ssn: '123456789',
  requester: 'Meridian Archive Trust\n1 Main Street',
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function filled(answers: Answers, flatten = false): Promise<Uint8Array> {
  const bytes = await fillForm(
    { form, revision: march2024, blank: await blankOf(form, march2024), answers, flatten, words },
    fillingHost,
  );
  writeFileSync(path, bytes);

  return bytes;
}

const rulesOf = (answers: Answers) =>
  checkAnswers(form, answers, '2026-11-23').map(({ question, rule }) => `${question}: ${rule}`);

describe('a filled W-9', () => {
  it('has its values in the fields, as other programs read them', async () => {
    await filled(person);

    expect(qpdfCheck(path).ok).toBe(true);
    expect(qpdfFieldValues(path)).toMatchObject({
      [`${page}.f1_01[0]`]: 'Marguerite Oseï',
      [`${page}.f1_02[0]`]: 'Osei Conservation 日本',
      [`${page}.Boxes3a-b_ReadOrder[0].c1_1[0]`]: '/1',
      [`${page}.Boxes3a-b_ReadOrder[0].c1_1[1]`]: '/Off',
      [`${page}.f1_09[0]`]: 'Meridian Archive Trust\n1 Main Street',
      [`${page}.f1_11[0]`]: '123',
      [`${page}.f1_12[0]`]: '45',
      [`${page}.f1_13[0]`]: '6789',
    });
    expect(popplerTexts(path)?.[0]).toContain('Osei Conservation 日本');
  });

  it('prints other numbers in their own boxes', async () => {
    await filled({ ...person, numberKind: 'ein', ein: '45-2718306' });
    const values = qpdfFieldValues(path);

    expect(['11', '12', '13', '14', '15'].map((number) => values[`${page}.f1_${number}[0]`])).toEqual([
      null,
      null,
      null,
      '45',
      '2718306',
    ]);

    await filled({ ...person, numberKind: 'itin', itin: '912-78-3456' });
    expect(qpdfFieldValues(path)[`${page}.f1_13[0]`]).toBe('3456');
  });

  it('keeps neither XFA nor usage rights nor scripts, and names its fields', async () => {
    const bytes = await filled(person);
    const document = openPdf(bytes, codec);
    const form = document.dict(document.catalog.get('AcroForm'));
    const strings = new TextDecoder('latin1').decode(bytes);

    expect([form?.has('XFA'), form?.has('NeedAppearances'), document.catalog.has('Perms')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(/JavaScript|xdp:xdp/.test(strings)).toBe(false);
  });

  it('is flattened to content of the pages', async () => {
    await filled(person, true);

    expect(qpdfFieldValues(path)).toEqual({});
    expect(popplerTexts(path)?.[0]).toContain('Marguerite Oseï');
    expect(qpdfCheck(path).ok).toBe(true);
  });

  it('may stay empty', async () => {
    await filled({});

    expect(qpdfFieldValues(path)[`${page}.f1_01[0]`]).toBeNull();
  });
});

describe('the answers of a W-9', () => {
  it('are complete', () => {
    expect(rulesOf(person)).toEqual([]);
    expect(rulesOf({})).toEqual([
      'name: required',
      'classification: required',
      'address: required',
      'cityStateZip: required',
      'numberKind: required',
    ]);
  });

  it('open the questions that belong to them', () => {
    const asked = (answers: Answers) => visibleQuestions(form, answers).map(({ name }) => name);

    expect(asked({ classification: 'llc' })).toContain('llcClass');
    expect(asked({ classification: 'llc', llcClass: 'P' })).toContain('foreignOwners');
    expect(asked({ classification: 'other', llcClass: 'P' })).not.toContain('foreignOwners');
    expect(asked({ classification: 'partnership' })).toContain('foreignOwners');
    expect(asked({ numberKind: 'ein' })).not.toContain('ssn');
  });

  it.each([
    [{ ssn: '912-78-3456' }, 'ssn: ssn-itin'],
    [{ ssn: '12345' }, 'ssn: ssn-form'],
    [{ classification: 'c-corp' }, 'classification: not-a-choice'],
    [{ classification: 'llc' }, 'llcClass: required'],
    [{ businessName: 'marguerite oseï' }, 'businessName: same-name'],
    [{ classification: 'partnership' }, 'numberKind: entity-number'],
    [{ exemptPayeeCode: '5' }, 'exemptPayeeCode: individual-exempt'],
    [{ fatcaCode: 'A' }, 'fatcaCode: individual-fatca'],
    [{ name: 'a\nb' }, 'name: one-line'],
  ])('are checked: %j', (answers: Answers, problem) => {
    expect(rulesOf({ ...person, ...answers })).toContain(problem);
  });

  it('are refused where they would be lost', () => {
    const stray = strayAnswers(form, { ...person, ein: '45-2718306', SSN: '1', llcClass: '' });

    expect(stray.map(({ question, rule }) => [question, rule])).toEqual([
      ['ein', 'not-asked'],
      ['SSN', 'unknown-question'],
    ]);
  });

  it('are not repeated where they stand in place of a name', () => {
    expect(strayAnswers(form, { '123-45-6789': 'ssn' })).toMatchObject([{ question: '?' }]);
  });
});
