import type { FormWords } from '../form.ts';

export default {
  title: 'Form W-9',
  lead: 'Give it to the person or company that asked for it. Do not send it to the IRS.',
  revisions: { '2024-03': 'Revision of March 2024.' },
  notice:
    'Octavo is not affiliated with the IRS. This is not tax advice. The form and its instructions are free at irs.gov.',
  groups: {
    payee: { title: 'Who you are' },
    classification: { title: 'Tax classification', hint: 'One of the seven boxes of line 3a' },
    address: { title: 'Address' },
    number: {
      title: 'Taxpayer identification number',
      hint: 'It must match the name on line 1. No number yet? Leave it empty, print the form and write “Applied for”.',
    },
    requester: { title: 'Requester and account numbers', hint: 'Optional' },
  },
  questions: {
    name: {
      label: 'Name of entity or individual',
      hint: 'As on your tax return. For a sole proprietor or a disregarded entity, the name of the owner.',
    },
    businessName: {
      label: 'Business name or name of the disregarded entity',
      hint: 'Only when it differs from the name above',
    },
    classification: {
      label: 'Federal tax classification',
      choices: {
        individual: 'Individual or sole proprietor',
        'c-corporation': 'C corporation',
        's-corporation': 'S corporation',
        partnership: 'Partnership',
        'trust-estate': 'Trust or estate',
        llc: 'LLC that is not disregarded',
        other: 'Other',
      },
      hint: 'An LLC with one owner that is disregarded takes the classification of its owner.',
    },
    llcClass: {
      label: 'Tax classification of the LLC',
      choices: {
        C: 'C: taxed as a C corporation',
        S: 'S: taxed as an S corporation',
        P: 'P: taxed as a partnership',
      },
    },
    otherClass: { label: 'Other classification', hint: 'As the instructions of the form name it' },
    foreignOwners: {
      label: 'There are foreign partners, owners or beneficiaries',
      hint: 'Only when you give the form to a partnership, trust or estate in which you have an ownership interest',
    },
    exemptPayeeCode: {
      label: 'Exempt payee code',
      hint: 'Only for payees that are exempt from backup withholding: codes 1 to 13 in the instructions',
    },
    fatcaCode: {
      label: 'Code of the exemption from FATCA reporting',
      hint: 'Only for accounts outside the United States: codes A to M in the instructions',
    },
    address: { label: 'Number, street, and apartment or suite' },
    cityStateZip: { label: 'City, state and ZIP code', hint: 'San Francisco, CA 94102' },
    numberKind: {
      label: 'Kind of number',
      choices: {
        ssn: 'Social security number',
        itin: 'Individual taxpayer number (ITIN)',
        ein: 'Employer number (EIN)',
      },
      hint: 'Exactly one number. Sole proprietors may give either; the IRS prefers the social security number.',
    },
    ssn: { label: 'Social security number', instead: 'It is an ITIN' },
    itin: {
      label: 'Individual taxpayer identification number',
      hint: 'It is printed in the boxes of the social security number.',
    },
    ein: { label: 'Employer identification number' },
    requester: { label: 'Name and address of the requester', hint: 'Who asked you for the form' },
    accountNumbers: { label: 'Account numbers' },
  },
  rules: {
    'same-name': 'Line 2 repeats line 1. Leave it empty unless the name of the business differs.',
    'entity-number': 'Corporations, partnerships and LLCs usually give an employer identification number.',
    'individual-exempt':
      'Individuals, sole proprietors included, are generally not exempt from backup withholding.',
    'individual-fatca': 'Individuals generally have no exemption from FATCA reporting.',
  },
} satisfies FormWords;
