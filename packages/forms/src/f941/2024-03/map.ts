import type { FieldPlace, FormMap, FormRevision } from '../../form-map.ts';

const page1 = 'topmostSubform[0].Page1[0]';
const page2 = 'topmostSubform[0].Page2[0]';
const page3 = 'topmostSubform[0].Page3[0]';
const entity = `${page1}.Header[0].EntityArea[0]`;
const quarters = `${page1}.Header[0].ReportForQuarter[0]`;
const voucherQuarters = `${page3}.Line3_ReadOrder[0]`;
const withVoucher = [{ question: 'voucher', is: [true] }] as const;

const text = (field: string): FieldPlace => ({ field });
const tick = (box: string, state: string): FieldPlace => ({ box, state });
const number = (...fields: readonly [string, string]): FieldPlace => ({
  split: { kind: 'digits', lengths: [2, 7] },
  fields,
});

/** Dollars and cents are neighbours, numbered one after the other. */
const amount = (page: string, form: string, first: number): FieldPlace => ({
  split: { kind: 'money' },
  fields: [`${page}.${form}_${first}[0]`, `${page}.${form}_${first + 1}[0]`],
});

const lines: FormMap = {
  line1: text(`${page1}.f1_12[0]`),
  line2: amount(page1, 'f1', 13),
  line3: amount(page1, 'f1', 15),
  line5a: amount(page1, 'f1', 17),
  line5aTax: amount(page1, 'f1', 19),
  line5b: amount(page1, 'f1', 21),
  line5bTax: amount(page1, 'f1', 23),
  line5c: amount(page1, 'f1', 25),
  line5cTax: amount(page1, 'f1', 27),
  line5d: amount(page1, 'f1', 29),
  line5dTax: amount(page1, 'f1', 31),
  line5e: amount(page1, 'f1', 33),
  line5f: amount(page1, 'f1', 35),
  line6: amount(page1, 'f1', 37),
  line7: amount(page1, 'f1', 39),
  line8: amount(page1, 'f1', 41),
  line9: amount(page1, 'f1', 43),
  line10: amount(page1, 'f1', 45),
  line11: amount(page1, 'f1', 47),
  line12: amount(page1, 'f1', 49),
  line13: amount(page1, 'f1', 51),
  line14: amount(page1, 'f1', 53),
  line15: amount(page1, 'f1', 55),
  month1: amount(page2, 'f2', 1),
  month2: amount(page2, 'f2', 3),
  month3: amount(page2, 'f2', 5),
  monthsTotal: amount(page2, 'f2', 7),
};

export const march2024: FormRevision = {
  id: '2024-03',
  blank: { sha256: 'b9ba5b52562e8ed3ce50c2d40da0299ea690d134e81d412fa18d7c06919774f2' },
  pages: 3,
  map: {
    ...lines,
    'employer.ein': [
      number(`${entity}.f1_1[0]`, `${entity}.f1_2[0]`),
      number(`${page2}.EIN_Number[0].f1_1[0]`, `${page2}.EIN_Number[0].f1_2[0]`),
      { ...number(`${page3}.EIN_Number[0].f1_1[0]`, `${page3}.EIN_Number[0].f1_2[0]`), when: withVoucher },
    ],
    'employer.name': [
      text(`${entity}.f1_3[0]`),
      text(`${page2}.Name_ReadOrder[0].f1_3[0]`),
      { field: `${page3}.f1_3[0]`, when: withVoucher },
    ],
    'employer.tradeName': text(`${entity}.f1_4[0]`),
    'employer.street': [text(`${entity}.f1_5[0]`), { field: `${page3}.f4_5[0]`, when: withVoucher }],
    'employer.city': text(`${entity}.f1_6[0]`),
    'employer.state': text(`${entity}.f1_7[0]`),
    'employer.zip': text(`${entity}.f1_8[0]`),
    'employer.country': text(`${entity}.f1_9[0]`),
    'employer.province': text(`${entity}.f1_10[0]`),
    'employer.postalCode': text(`${entity}.f1_11[0]`),
    quarter: [
      {
        boxes: {
          1: { field: `${quarters}.c1_1[0]`, state: '1' },
          2: { field: `${quarters}.c1_1[1]`, state: '2' },
          3: { field: `${quarters}.c1_1[2]`, state: '3' },
          4: { field: `${quarters}.c1_1[3]`, state: '4' },
        },
      },
      {
        boxes: {
          1: { field: `${voucherQuarters}.Quarter1stAnd2nd[0].c4_1[0]`, state: '1' },
          2: { field: `${voucherQuarters}.Quarter1stAnd2nd[0].c4_1[1]`, state: '2' },
          3: { field: `${voucherQuarters}.c4_1[0]`, state: '3' },
          4: { field: `${voucherQuarters}.c4_1[1]`, state: '4' },
        },
        when: withVoucher,
      },
    ],
    wagesAreTaxed: { boxes: { yes: null, no: { field: `${page1}.c1_2[0]`, state: '1' } } },
    overpayment: {
      boxes: {
        'next-return': { field: `${page1}.c1_3[0]`, state: '1' },
        refund: { field: `${page1}.c1_3[1]`, state: '2' },
      },
    },
    deposits: {
      boxes: {
        small: { field: `${page2}.c2_1[0]`, state: '1' },
        monthly: { field: `${page2}.c2_1[1]`, state: '2' },
        semiweekly: { field: `${page2}.c2_1[2]`, state: '3' },
      },
    },
    closed: tick(`${page2}.c2_2[0]`, '1'),
    finalDate: { split: { kind: 'digits', lengths: [8] }, fields: [`${page2}.f2_9[0]`] },
    seasonal: tick(`${page2}.c2_3[0]`, '1'),
    designee: {
      boxes: {
        yes: { field: `${page2}.c2_4[0]`, state: '1' },
        no: { field: `${page2}.c2_4[1]`, state: '2' },
      },
    },
    'designee.name': text(`${page2}.f2_10[0]`),
    'designee.phone': text(`${page2}.f2_11[0]`),
    'designee.pin': text(`${page2}.f2_12[0]`),
    'signer.name': text(`${page2}.f2_13[0]`),
    'signer.title': text(`${page2}.f2_14[0]`),
    'signer.phone': text(`${page2}.f2_15[0]`),
    'preparer.selfEmployed': tick(`${page2}.c2_5[0]`, '1'),
    'preparer.name': text(`${page2}.f2_16[0]`),
    'preparer.ptin': text(`${page2}.f2_17[0]`),
    'preparer.firm': text(`${page2}.f2_18[0]`),
    'preparer.ein': text(`${page2}.f2_19[0]`),
    'preparer.address': text(`${page2}.f2_20[0]`),
    'preparer.phone': text(`${page2}.f2_21[0]`),
    'preparer.city': text(`${page2}.f2_22[0]`),
    'preparer.state': text(`${page2}.f2_23[0]`),
    'preparer.zip': text(`${page2}.f2_24[0]`),
    'voucher.amount': amount(page3, 'f4', 2),
    'voucher.place': text(`${page3}.f4_6[0]`),
  },
};
