import type { Answers } from '../src/answers.ts';
import type { Form } from '../src/form.ts';
import { formats } from '../src/formats/formats.ts';
import type { FormQuestion, TextFormat } from '../src/question.ts';
import { visibleQuestions } from '../src/visible-questions.ts';

/** Names and places in several scripts, as people have them. */
const texts = [
  'Marguerite Oseï',
  'Jürgen Müller-Lüdenscheidt',
  'Ngô Thị Hương',
  'Дарья Волкова',
  '山田 太郎',
  '12 Elm St, Apt 4B',
];

/** Random numbers that are the same in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;

  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;

    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Answers of an invented person to every question that the form asks in a year. */
export function inventedAnswers(form: Form, seed: number, year: string): Answers {
  const random = randomFrom(seed);

  return Object.fromEntries(
    visibleQuestions(form, { year }).flatMap((question): [string, string | true][] => {
      const answer = question.name === 'year' ? year : inventedAnswer(question, random);

      return answer === null ? [] : [[question.name, answer]];
    }),
  );
}

function inventedAnswer(question: FormQuestion, random: (below: number) => number): string | true | null {
  switch (question.kind) {
    case 'check':
      return random(2) === 0 ? true : null;
    case 'choice':
      return question.choices[random(question.choices.length)] ?? null;
    case 'derived':
      return null;
    case 'text':
      return question.most === undefined ? textOf(question.format, random) : String(random(900) + 100);
  }
}

function textOf(format: TextFormat, random: (below: number) => number): string {
  const digits = (count: number) => String(random(10 ** count)).padStart(count, '1');

  switch (format) {
    case 'money':
      return `${random(1_000_000)}.${digits(2)}`;
    case 'ssn':
    case 'tin':
      return `${100 + random(500)}-${10 + random(80)}-${1000 + random(9000)}`;
    case 'ein':
      return `${['12', '45', '83'][random(3)]}-${digits(7)}`;
    case 'state':
      return ['CA', 'NY', 'TX'][random(3)] ?? 'CA';
    default:
      return texts[random(texts.length)] ?? '';
  }
}

/** Value that the field of a question shows for an answer. */
export function shownValue(question: FormQuestion, answer: string): string {
  return question.kind === 'text' ? formats[question.format].print(answer) : answer;
}
