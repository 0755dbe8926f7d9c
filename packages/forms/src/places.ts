import type { Answers } from './answers.ts';
import { answerTo } from './answers.ts';
import type { FieldPlace, FormMap, PartSplit, TickedBox } from './form-map.ts';
import { dollarsAndCents, readCents } from './formats/amounts.ts';
import { readDate } from './formats/dates.ts';
import { formats } from './formats/formats.ts';
import type { FormQuestion } from './question.ts';

/** Value of one field of a blank. */
export interface PlacedValue {
  readonly field: string;
  readonly value: string;
}

/** Places of a question; none for one that only opens others. */
export function placesOf(map: FormMap, question: string): readonly FieldPlace[] {
  const places = Object.hasOwn(map, question) ? map[question] : undefined;

  return places === undefined ? [] : isList(places) ? places : [places];
}

function isList(places: FieldPlace | readonly FieldPlace[]): places is readonly FieldPlace[] {
  return Array.isArray(places);
}

/** Fields of a place. */
export function fieldsOf(place: FieldPlace): readonly string[] {
  if ('field' in place) {
    return [place.field];
  }

  if ('fields' in place) {
    return place.fields;
  }

  return 'box' in place ? [place.box] : tickedBoxes(place.boxes).map(([, { field }]) => field);
}

/** Choices that tick a box, with their boxes. */
export function tickedBoxes(
  boxes: Readonly<Record<string, TickedBox | null>>,
): (readonly [string, TickedBox])[] {
  return Object.entries(boxes).flatMap(([choice, box]) => (box === null ? [] : [[choice, box] as const]));
}

/** Values of fields that an answer sets. */
export function valuesOf(question: FormQuestion, place: FieldPlace, answers: Answers): PlacedValue[] {
  const answer = answerTo(answers, question.name);

  if (answer === null) {
    return [];
  }

  if ('box' in place) {
    return [{ field: place.box, value: place.state }];
  }

  if ('boxes' in place) {
    const chosen = typeof answer === 'string' ? place.boxes[answer] : undefined;

    return chosen === undefined || chosen === null ? [] : [{ field: chosen.field, value: chosen.state }];
  }

  const text = printed(question, answer);

  return 'field' in place
    ? [{ field: place.field, value: text }]
    : partsOf(text, place.split).flatMap((value, index) => {
        const field = place.fields[index];

        return field === undefined ? [] : [{ field, value }];
      });
}

function printed(question: FormQuestion, answer: string | true): string {
  const text = answer === true ? '' : answer.trim();

  return question.kind === 'text' || question.kind === 'derived'
    ? formats[question.format].print(text)
    : text;
}

/** Number of parts into which a text is split. */
export function partCount(split: PartSplit): number {
  return split.kind === 'digits' ? split.lengths.length : split.kind === 'money' ? 2 : 3;
}

function partsOf(text: string, split: PartSplit): string[] {
  switch (split.kind) {
    case 'digits':
      return digitParts(text.replace(/\D/g, ''), split.lengths);
    case 'money': {
      const { dollars, rest } = dollarsAndCents(readCents(text) ?? 0);

      return [dollars, rest];
    }
    case 'date': {
      const { month, day, year } = readDate(text) ?? { month: 0, day: 0, year: 0 };

      return [String(month).padStart(2, '0'), String(day).padStart(2, '0'), String(year)];
    }
  }
}

function digitParts(digits: string, lengths: readonly number[]): string[] {
  let at = 0;

  return lengths.map((length) => {
    const part = digits.slice(at, at + length);
    at += length;

    return part;
  });
}
