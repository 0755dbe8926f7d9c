import type { Answers } from '@octavo/forms/answers';
import type { Form } from '@octavo/forms/form';
import type { FormQuestion, TextQuestion } from '@octavo/forms/question';
import { questionsOf } from '@octavo/forms/visible-questions';
import fc from 'fast-check';

/** Answers of made-up people, with a value of the right format for most questions. */
export function peopleFor(form: Form): fc.Arbitrary<Answers> {
  const answers = questionsOf(form).map((question) =>
    fc.option(answerTo(question), { freq: 4, nil: null }).map((answer) => [question.name, answer] as const),
  );

  return fc
    .tuple(...answers)
    .map((given) =>
      Object.fromEntries(given.filter((each): each is [string, string | true] => each[1] !== null)),
    );
}

function answerTo(question: FormQuestion): fc.Arbitrary<string | true | null> {
  switch (question.kind) {
    case 'text':
      return textFor(question);
    case 'choice':
      return fc.constantFrom(...question.choices);
    case 'check':
      return fc.constant(true);
    case 'derived':
      return fc.constant(null);
  }
}

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'123456789'), minLength: length, maxLength: length });

/** Letters of several scripts, one of which the fonts of no form have. */
const words = fc.array(
  fc.constantFrom('Zoë', "O'Neil", 'Łódź', 'Ждан', '日本', 'Smith', 'García-Ng', 'Ann'),
  {
    minLength: 1,
    maxLength: 3,
  },
);

function textFor({ format, most }: TextQuestion): fc.Arbitrary<string> {
  switch (format) {
    case 'ssn':
      return digits(6).map((rest) => `412-${rest.slice(0, 2)}-${rest.slice(2)}`);
    case 'itin':
      return digits(4).map((rest) => `912-70-${rest}`);
    case 'ein':
    case 'tin':
      return digits(7).map((rest) => `45-${rest}`);
    case 'date':
      return fc
        .date({ min: new Date('1950-01-01'), max: new Date('2024-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10));
    case 'year':
      return fc.constant('2024');
    case 'money':
      return fc.integer({ min: 0, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
    case 'count':
      return digits(Math.min(most ?? 3, 5));
    case 'state':
      return fc.constantFrom('CA', 'MA', 'NY');
    case 'zip':
      return digits(5);
    case 'phone':
      return digits(4).map((rest) => `617-555-${rest}`);
    case 'email':
      return fc.constant('ann@example.com');
    case 'text':
    case 'name':
      return words.map((chosen) => [...chosen.join(' ')].slice(0, most).join('').trim());
  }
}
