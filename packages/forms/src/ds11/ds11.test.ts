import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { popplerTexts, qpdfCheck, qpdfFieldValues } from '@octavo/testkit/programs/independent';
import { afterAll, expect, it } from 'vitest';
import { blankOf, fillingHost } from '../../test/blank.ts';
import type { Answers } from '../answers.ts';
import { checkAnswers } from '../check-answers.ts';
import { fillForm } from '../fill-form.ts';
import { april2025 } from './2025-04/map.ts';
import words from './copy.en.ts';
import { form } from './form.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-ds11-'));
const path = join(folder, 'ds11.pdf');

const person: Answers = {
  product: 'both',
  bookSize: 'regular',
  lastName: "O'Neil",
  firstName: 'Ann',
  middleName: 'Marie',
  birthDate: '1990-02-03',
  birthPlace: 'Boston, MA',
  sex: 'F',
  numberKind: 'ssn',
  ssn: '123-45-6789',
  'mailing.line1': '1 Main Street',
  'mailing.city': 'Boston',
  'mailing.state': 'MA',
  'mailing.zip': '02101',
  phone: '(617) 555-0123',
  'height.feet': '5',
  'height.inches': '7',
  hair: 'Brown',
  eyes: 'Green',
  married: 'no',
  travel: 'no',
  issued: 'yes',
  'book.status': 'lost',
  loss: 'Lost in Paris on 05/06/2025',
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function filled(answers: Answers, flatten = false): Promise<Record<string, unknown>> {
  const blank = await blankOf(form, april2025);
  writeFileSync(
    path,
    await fillForm({ form, revision: april2025, blank, answers, flatten, words }, fillingHost),
  );

  return qpdfFieldValues(path);
}

const rulesOf = (answers: Answers) =>
  checkAnswers(form, answers, '2026-11-23').map(({ question, rule }) => `${question}: ${rule}`);

it('is filled in, on both pages', async () => {
  const values = await filled(person);

  expect(qpdfCheck(path).ok).toBe(true);
  expect(values).toMatchObject({
    Selection: '/Both',
    'Applicant Last Name': "O'Neil",
    'Applicant DOB M': '02',
    'Applicant DOB D': '03',
    'Applicant DOB Y': '1990',
    'Applicant DOB 2': '02/03/1990',
    'Name of Applicant 2': "O'Neil, Ann, Marie",
    'Applicant SSN 3': '6789',
    'Applicant Phone 1': '617',
    Height: `5' 7"`,
    'Countries to be visited': 'None',
    'Book Status Lost': '/Lost',
    'Ever Applied or Issued': '/Yes',
  });
});

it('shows its values once they are part of the pages', async () => {
  expect(await filled(person, true)).toEqual({});
  const [, , , , first = '', second = ''] = popplerTexts(path) ?? [];

  expect(first.replaceAll(' ', '')).toContain("O'Neil");
  expect(second).toContain("O'Neil, Ann, Marie");
  expect(second).not.toContain('Clear Form');
});

it('prints zeros for an applicant without a number', async () => {
  const values = await filled({ ...person, numberKind: 'none' });

  expect([values['Applicant SSN 1'], values['Applicant SSN 2'], values['Applicant SSN 3']]).toEqual([
    '000',
    '00',
    '0000',
  ]);
});

it('has answers that are checked', () => {
  const cases: readonly [Answers, string][] = [
    [{ lastName: 'Müller' }, 'lastName: passport-letters'],
    [{ lastName: 'R2' }, 'lastName: name-characters'],
    [{ lastName: 'A'.repeat(22) }, 'lastName: too-long'],
    [{ birthDate: '02/30/1990' }, 'birthDate: date-real'],
    [{ birthDate: '2027-01-01' }, 'birthDate: birth-in-future'],
    [{ 'parent1.birthDate': '1995-01-01' }, 'parent1.birthDate: parent-too-young'],
    [
      { travel: 'yes', 'travel.departure': '2027-01-05', 'travel.return': '2027-01-01' },
      'travel.return: return-before-departure',
    ],
    [{ 'mailing.line1': 'P.O. Box 5' }, 'permanent: permanent-needed'],
    [{ permanent: true, 'permanent.street': 'PO Box 5' }, 'permanent.street: post-box'],
    [{ numberKind: 'none' }, 'numberKind: no-number'],
    [{ 'mailing.zip': '02101-1234' }, 'mailing.zip: too-long'],
  ];

  expect(rulesOf(person)).toEqual([]);

  for (const [answers, problem] of cases) {
    expect(rulesOf({ ...person, ...answers })).toContain(problem);
  }
});
