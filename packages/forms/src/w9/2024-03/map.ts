import type { FormRevision } from '../../form-map.ts';

const page = 'topmostSubform[0].Page1[0]';
const boxes = `${page}.Boxes3a-b_ReadOrder[0]`;
const person = [`${page}.f1_11[0]`, `${page}.f1_12[0]`, `${page}.f1_13[0]`];

/** Individuals write a taxpayer number of the IRS into the boxes of the social security number. */
const personNumber = { split: { kind: 'digits', lengths: [3, 2, 4] }, fields: person } as const;

export const march2024: FormRevision = {
  id: '2024-03',
  blank: { sha256: 'c1b060ec4107d8def5df5e2ecbfd62d81bda3323ddab735159ca0b3f671cab3e' },
  pages: 6,
  map: {
    name: { field: `${page}.f1_01[0]` },
    businessName: { field: `${page}.f1_02[0]` },
    classification: {
      boxes: {
        individual: { field: `${boxes}.c1_1[0]`, state: '1' },
        'c-corporation': { field: `${boxes}.c1_1[1]`, state: '2' },
        's-corporation': { field: `${boxes}.c1_1[2]`, state: '3' },
        partnership: { field: `${boxes}.c1_1[3]`, state: '4' },
        'trust-estate': { field: `${boxes}.c1_1[4]`, state: '5' },
        llc: { field: `${boxes}.c1_1[5]`, state: '6' },
        other: { field: `${boxes}.c1_1[6]`, state: '7' },
      },
    },
    llcClass: { field: `${boxes}.f1_03[0]` },
    otherClass: { field: `${boxes}.f1_04[0]` },
    foreignOwners: { box: `${boxes}.c1_2[0]`, state: '1' },
    exemptPayeeCode: { field: `${page}.f1_05[0]` },
    fatcaCode: { field: `${page}.f1_06[0]` },
    address: { field: `${page}.Address_ReadOrder[0].f1_07[0]` },
    cityStateZip: { field: `${page}.Address_ReadOrder[0].f1_08[0]` },
    requester: { field: `${page}.f1_09[0]` },
    accountNumbers: { field: `${page}.f1_10[0]` },
    ssn: personNumber,
    itin: personNumber,
    ein: {
      split: { kind: 'digits', lengths: [2, 7] },
      fields: [`${page}.f1_14[0]`, `${page}.f1_15[0]`],
    },
  },
};
