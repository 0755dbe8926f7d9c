import type { QuestionGroup } from '../question.ts';

/** Codes of line 4 for payees that are exempt from backup withholding. */
const exemptPayeeCodes = Array.from({ length: 13 }, (_, index) => String(index + 1));

/** Codes of line 4 for exemptions from FATCA reporting. */
const fatcaCodes = [...'ABCDEFGHIJKLM'];

export const groups: readonly QuestionGroup[] = [
  {
    name: 'payee',
    questions: [
      { kind: 'text', name: 'name', format: 'text', required: true },
      { kind: 'text', name: 'businessName', format: 'text' },
    ],
  },
  {
    name: 'classification',
    questions: [
      {
        kind: 'choice',
        name: 'classification',
        choices: [
          'individual',
          'c-corporation',
          's-corporation',
          'partnership',
          'trust-estate',
          'llc',
          'other',
        ],
        required: true,
      },
      {
        kind: 'choice',
        name: 'llcClass',
        choices: ['C', 'S', 'P'],
        when: [{ question: 'classification', is: ['llc'] }],
        required: true,
      },
      {
        kind: 'text',
        name: 'otherClass',
        format: 'text',
        when: [{ question: 'classification', is: ['other'] }],
        required: true,
      },
      {
        kind: 'check',
        name: 'foreignOwners',
        when: [
          { question: 'classification', is: ['partnership', 'trust-estate'] },
          { question: 'llcClass', is: ['P'] },
        ],
      },
      { kind: 'choice', name: 'exemptPayeeCode', choices: exemptPayeeCodes },
      { kind: 'choice', name: 'fatcaCode', choices: fatcaCodes },
    ],
  },
  {
    name: 'address',
    questions: [
      { kind: 'text', name: 'address', format: 'text', required: true },
      { kind: 'text', name: 'cityStateZip', format: 'text', required: true },
    ],
  },
  {
    name: 'number',
    questions: [
      { kind: 'choice', name: 'numberKind', choices: ['ssn', 'itin', 'ein'], required: true },
      {
        kind: 'text',
        name: 'ssn',
        format: 'ssn',
        masked: true,
        instead: { rule: 'ssn-itin', question: 'itin' },
        when: [{ question: 'numberKind', is: ['ssn'] }],
        required: true,
      },
      {
        kind: 'text',
        name: 'itin',
        format: 'itin',
        masked: true,
        when: [{ question: 'numberKind', is: ['itin'] }],
        required: true,
      },
      {
        kind: 'text',
        name: 'ein',
        format: 'ein',
        when: [{ question: 'numberKind', is: ['ein'] }],
        required: true,
      },
    ],
  },
  {
    name: 'requester',
    questions: [
      { kind: 'text', name: 'requester', format: 'text', lines: true },
      { kind: 'text', name: 'accountNumbers', format: 'text' },
    ],
  },
];
