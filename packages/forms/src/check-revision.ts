import type { ListedField } from '@octavo/editing/fields/listed-field';
import { readFields } from '@octavo/editing/fields/read-fields';
import type { PdfDocument } from '@octavo/pdf/document';
import type { Form } from './form.ts';
import type { FieldPlace, FormRevision } from './form-map.ts';
import { fieldsOf, partCount, placesOf, tickedBoxes } from './places.ts';
import type { FormQuestion } from './question.ts';
import { questionsOf } from './visible-questions.ts';

/** Reasons why a document is not the blank of a revision; none for one that its map fits. */
export function checkRevision(form: Form, revision: FormRevision, document: PdfDocument): string[] {
  const fields = new Map(
    readFields(document)
      .filter(({ kind }) => kind !== 'push' && kind !== 'signature')
      .map((field) => [field.name, field]),
  );
  const pages =
    document.pageCount === revision.pages ? [] : [`${document.pageCount} pages, not ${revision.pages}`];

  return [
    ...pages,
    ...checkNames(form, revision, fields),
    ...questionsOf(form).flatMap((question) =>
      placesOf(revision.map, question.name).flatMap((place) => checkPlace(question, place, fields)),
    ),
  ];
}

/** Compares the names of the map with those of the questions and of the fields. */
function checkNames(
  form: Form,
  { map, unused = [] }: FormRevision,
  fields: ReadonlyMap<string, ListedField>,
): string[] {
  const questions = new Set(questionsOf(form).map(({ name }) => name));
  const placed = Object.keys(map).flatMap((question) =>
    placesOf(map, question).flatMap((place) => fieldsOf(place).map((field) => ({ question, field }))),
  );
  const used = new Set([...placed.map(({ field }) => field), ...unused]);

  return [
    ...Object.keys(map)
      .filter((name) => !questions.has(name))
      .map((name) => `no question ${name}`),
    ...[...used].filter((name) => !fields.has(name)).map((name) => `no field ${name}`),
    ...[...fields.keys()].filter((name) => !used.has(name)).map((name) => `nothing fills in ${name}`),
    ...repeated(form, placed).map((name) => `several answers fill in ${name}`),
  ];
}

/** Fields of several questions that are asked together: those with conditions of their own may take turns. */
function repeated(
  form: Form,
  placed: readonly { readonly question: string; readonly field: string }[],
): string[] {
  const conditional = new Set(
    questionsOf(form)
      .filter(({ when }) => when !== undefined)
      .map(({ name }) => name),
  );
  const fillers = new Map<string, string>();

  return placed.flatMap(({ question, field }) => {
    const isAgain = (fillers.get(field) ?? question) !== question && !conditional.has(question);
    fillers.set(field, question);

    return isAgain ? [field] : [];
  });
}

function checkPlace(
  question: FormQuestion,
  place: FieldPlace,
  fields: ReadonlyMap<string, ListedField>,
): string[] {
  if ('boxes' in place) {
    const choices = question.kind === 'choice' ? question.choices : [];

    return [
      ...choices
        .filter((choice) => !(choice in place.boxes))
        .map((choice) => `no box for ${question.name} ${choice}`),
      ...Object.entries(place.boxes)
        .filter(([choice]) => !choices.includes(choice))
        .map(([choice]) => `no choice ${choice} of ${question.name}`),
      ...tickedBoxes(place.boxes).flatMap(([, { field, state }]) => checkBox(field, state, fields)),
    ];
  }

  if ('box' in place) {
    return checkBox(place.box, place.state, fields);
  }

  const texts = fieldsOf(place).flatMap((name) => {
    const field = fields.get(name);

    return field === undefined || field.kind === 'text' ? [] : [`${name} takes no text`];
  });

  return 'fields' in place
    ? [...texts, ...checkParts(place, fields)]
    : [...texts, ...checkLength(question, place, fields)];
}

function checkBox(name: string, state: string, fields: ReadonlyMap<string, ListedField>): string[] {
  const field = fields.get(name);
  const isBox = field === undefined || field.boxes.some((box) => box.state === state);

  return isBox ? [] : [`${name} has no state ${state}`];
}

function checkParts(
  { split, fields: names }: Extract<FieldPlace, { fields: readonly string[] }>,
  fields: ReadonlyMap<string, ListedField>,
): string[] {
  if (names.length !== partCount(split)) {
    return [`${names.join(', ')}: ${partCount(split)} fields are needed`];
  }

  const lengths = split.kind === 'digits' ? split.lengths : [];

  return lengths.flatMap((length, index) => {
    const most = fields.get(names[index] ?? '')?.maxLength ?? null;

    return most === null || most === length
      ? []
      : [`${names[index]} takes ${most} characters, not ${length}`];
  });
}

function checkLength(
  question: FormQuestion,
  { field }: Extract<FieldPlace, { field: string }>,
  fields: ReadonlyMap<string, ListedField>,
): string[] {
  const most = fields.get(field)?.maxLength ?? null;

  return most === null || longestOf(question) <= most ? [] : [`${field} takes ${most} characters`];
}

/** Largest number of characters that an answer can print. */
function longestOf(question: FormQuestion): number {
  if (question.kind === 'choice') {
    return Math.max(...question.choices.map((choice) => choice.length));
  }

  return question.kind === 'text'
    ? (question.most ?? longestByFormat[question.format] ?? Infinity)
    : Infinity;
}

/** Longest texts of formats that print as many characters for every answer, or at most so many. */
const longestByFormat: Partial<Record<string, number>> = {
  ssn: 11,
  itin: 11,
  ein: 10,
  tin: 11,
  date: 10,
  year: 4,
  state: 2,
  zip: 10,
  phone: 12,
};
