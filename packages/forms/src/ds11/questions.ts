import type { AskedWhen, QuestionGroup } from '../question.ts';

const yesNo = ['yes', 'no'] as const;
const isMarried: readonly AskedWhen[] = [{ question: 'married', is: ['yes'] }];
const hasPermanent: readonly AskedWhen[] = [{ question: 'permanent', is: [true] }];
const hasPlans: readonly AskedWhen[] = [{ question: 'travel', is: ['yes'] }];
const hadPassport: readonly AskedWhen[] = [{ question: 'issued', is: ['yes'] }];
const isLost: readonly AskedWhen[] = [
  { question: 'book.status', is: ['lost', 'stolen'] },
  { question: 'card.status', is: ['lost', 'stolen'] },
];
const statuses = ['submitting', 'stolen', 'lost', 'possession'] as const;

/** Questions about the first or the second parent. */
function parent<const Name extends string>(name: Name) {
  return [
    { kind: 'text', name: `${name}.firstNames`, format: 'name' },
    { kind: 'text', name: `${name}.lastName`, format: 'name' },
    { kind: 'text', name: `${name}.birthDate`, format: 'date' },
    { kind: 'text', name: `${name}.birthPlace`, format: 'text' },
    { kind: 'choice', name: `${name}.sex`, choices: ['M', 'F'] },
    { kind: 'choice', name: `${name}.citizen`, choices: yesNo },
  ] as const;
}

export const groups: readonly QuestionGroup[] = [
  {
    name: 'document',
    questions: [
      { kind: 'choice', name: 'product', choices: ['book', 'card', 'both'], required: true },
      {
        kind: 'choice',
        name: 'bookSize',
        choices: ['regular', 'large'],
        when: [{ question: 'product', is: ['book', 'both'] }],
        required: true,
      },
    ],
  },
  {
    name: 'applicant',
    questions: [
      { kind: 'text', name: 'lastName', format: 'name', most: 21, required: true },
      { kind: 'text', name: 'firstName', format: 'name', most: 17, required: true },
      { kind: 'text', name: 'middleName', format: 'name', most: 16 },
      { kind: 'derived', name: 'fullName', format: 'text' },
      { kind: 'text', name: 'birthDate', format: 'date', required: true },
      { kind: 'text', name: 'birthPlace', format: 'text', most: 18, required: true },
      { kind: 'choice', name: 'sex', choices: ['M', 'F'], required: true },
      { kind: 'choice', name: 'numberKind', choices: ['ssn', 'none'], required: true },
      {
        kind: 'text',
        name: 'ssn',
        format: 'ssn',
        masked: true,
        when: [{ question: 'numberKind', is: ['ssn'] }],
        required: true,
      },
      {
        kind: 'derived',
        name: 'noSsn',
        format: 'text',
        when: [{ question: 'numberKind', is: ['none'] }],
      },
      { kind: 'text', name: 'alienNumber', format: 'count', most: 9 },
      { kind: 'text', name: 'otherName1', format: 'name', most: 13 },
      { kind: 'text', name: 'otherName2', format: 'name', most: 13 },
    ],
  },
  {
    name: 'mailing',
    questions: [
      { kind: 'text', name: 'mailing.line1', format: 'text', most: 36, required: true },
      { kind: 'text', name: 'mailing.line2', format: 'text', most: 36 },
      { kind: 'text', name: 'mailing.city', format: 'text', most: 14, required: true },
      { kind: 'text', name: 'mailing.state', format: 'state' },
      { kind: 'text', name: 'mailing.zip', format: 'zip', most: 5 },
      { kind: 'text', name: 'mailing.country', format: 'text', most: 12 },
      { kind: 'text', name: 'phone', format: 'phone', required: true },
      { kind: 'text', name: 'email', format: 'email' },
      { kind: 'check', name: 'permanent' },
      { kind: 'text', name: 'permanent.street', format: 'text', when: hasPermanent, required: true },
      { kind: 'text', name: 'permanent.unit', format: 'text', when: hasPermanent },
      { kind: 'text', name: 'permanent.city', format: 'text', when: hasPermanent, required: true },
      { kind: 'text', name: 'permanent.state', format: 'state', when: hasPermanent },
      { kind: 'text', name: 'permanent.zip', format: 'zip', most: 5, when: hasPermanent },
    ],
  },
  {
    name: 'person',
    questions: [
      {
        kind: 'choice',
        name: 'height.feet',
        choices: ['1', '2', '3', '4', '5', '6', '7', '8'],
        required: true,
      },
      {
        kind: 'choice',
        name: 'height.inches',
        choices: Array.from({ length: 12 }, (_, inches) => String(inches)),
        required: true,
      },
      { kind: 'derived', name: 'height', format: 'text' },
      { kind: 'text', name: 'hair', format: 'text', required: true },
      { kind: 'text', name: 'eyes', format: 'text', required: true },
      { kind: 'text', name: 'occupation', format: 'text' },
      { kind: 'text', name: 'employer', format: 'text' },
      { kind: 'text', name: 'otherPhone', format: 'phone' },
      { kind: 'choice', name: 'otherPhoneKind', choices: ['home', 'work', 'cell', 'other'] },
    ],
  },
  { name: 'parents', questions: [...parent('parent1'), ...parent('parent2')] },
  {
    name: 'marriage',
    questions: [
      { kind: 'choice', name: 'married', choices: yesNo, required: true },
      { kind: 'text', name: 'spouse.name', format: 'name', when: isMarried, required: true },
      { kind: 'text', name: 'spouse.birthDate', format: 'date', when: isMarried },
      { kind: 'text', name: 'spouse.birthPlace', format: 'text', when: isMarried },
      { kind: 'choice', name: 'spouse.citizen', choices: yesNo, when: isMarried },
      { kind: 'text', name: 'marriageDate', format: 'date', when: isMarried },
      { kind: 'choice', name: 'widowedOrDivorced', choices: yesNo, when: isMarried },
      {
        kind: 'text',
        name: 'marriageEnd',
        format: 'date',
        when: [{ question: 'widowedOrDivorced', is: ['yes'] }],
      },
    ],
  },
  {
    name: 'travel',
    questions: [
      { kind: 'choice', name: 'travel', choices: yesNo, required: true },
      { kind: 'text', name: 'travel.departure', format: 'date', when: hasPlans },
      { kind: 'text', name: 'travel.return', format: 'date', when: hasPlans },
      { kind: 'text', name: 'travel.countries', format: 'text', when: hasPlans },
      { kind: 'derived', name: 'travel.none', format: 'text', when: [{ question: 'travel', is: ['no'] }] },
    ],
  },
  {
    name: 'emergency',
    questions: [
      { kind: 'text', name: 'emergency.name', format: 'name' },
      { kind: 'text', name: 'emergency.address', format: 'text' },
      { kind: 'text', name: 'emergency.unit', format: 'text' },
      { kind: 'text', name: 'emergency.city', format: 'text' },
      { kind: 'text', name: 'emergency.state', format: 'state' },
      { kind: 'text', name: 'emergency.zip', format: 'zip', most: 5 },
      { kind: 'text', name: 'emergency.phone', format: 'phone' },
      { kind: 'text', name: 'emergency.relationship', format: 'text' },
    ],
  },
  {
    name: 'earlier',
    questions: [
      { kind: 'choice', name: 'issued', choices: yesNo, required: true },
      { kind: 'text', name: 'book.name', format: 'name', when: hadPassport },
      { kind: 'choice', name: 'book.status', choices: statuses, when: hadPassport },
      { kind: 'text', name: 'card.name', format: 'name', when: hadPassport },
      { kind: 'choice', name: 'card.status', choices: statuses, when: hadPassport },
      { kind: 'text', name: 'loss', format: 'text', most: 250, lines: true, when: isLost, required: true },
    ],
  },
];
