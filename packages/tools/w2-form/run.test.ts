import { popplerTexts, qpdfFieldValues } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

const values = {
  year: '2026',
  'employer.ein': '84-2901234',
  'employer.name': 'Cedar & Cloth LLC',
  'employer.street': '38 Mill St',
  'employer.city': 'Burlington, VT 05401',
  'employee.ssn': '123-45-6789',
  'employee.firstName': 'Helena',
  'employee.lastName': 'Boucher',
  'employee.street': '412 Pearl St',
  'employee.city': 'Burlington, VT 05401',
  wages: '50000',
  federalTax: '4100',
  socialSecurityWages: '50000',
  socialSecurityTax: '3100',
  medicareWages: '50000',
  medicareTax: '725',
};

it('makes the statements of one employee', async () => {
  const { files } = await runOn('w2-form', [], { values });
  const path = files[0]?.path ?? '';

  expect(files[0]).toMatchObject({ name: 'form-w-2.pdf', pages: 5, notes: [] });
  expect(qpdfFieldValues(path)).toMatchObject({ wages: '50,000.00', 'employee.ssn': '123-45-6789' });
  expect(popplerTexts(path)?.[2]).toContain('Treasury Tipped Occupation Code(s)');
});

it('reports taxes that do not fit the wages', async () => {
  const { files } = await runOn('w2-form', [], { values: { ...values, socialSecurityTax: '3000' } });

  expect(files[0]?.notes).toEqual([
    { code: 'form-answers-doubtful', values: { questions: 'socialSecurityTax' } },
  ]);
});
