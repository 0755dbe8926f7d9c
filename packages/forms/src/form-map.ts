import type { EditorHost } from '@octavo/pdf/edit/pdf-editor';
import type { AskedWhen } from './question.ts';

/** Place of an answer in the fields of a blank. Fields have their full names. */
export type FieldPlace = PlaceTarget & {
  /** Conditions of which one suffices for the answer to be written here, too; always when absent. */
  readonly when?: readonly AskedWhen[];
};

type PlaceTarget =
  /** One field takes the text. */
  | { readonly field: string }
  /** Several fields take parts of the text: digits of an identification number, dollars and cents. */
  | { readonly split: PartSplit; readonly fields: readonly string[] }
  /** A box is ticked in its state. */
  | { readonly box: string; readonly state: string }
  /** Each choice ticks its own box, or its state of a group of radio buttons; null for one that ticks none. */
  | { readonly boxes: Readonly<Record<string, TickedBox | null>> };

export interface TickedBox {
  readonly field: string;
  readonly state: string;
}

/** `digits`: by the lengths of the fields; `money`: dollars, then cents; `date`: month, day, year. */
export type PartSplit =
  | { readonly kind: 'digits'; readonly lengths: readonly number[] }
  | { readonly kind: 'money' }
  | { readonly kind: 'date' };

/** Places by question name; a question of a page without a field (a choice that only opens others) has none. */
export type FormMap = Readonly<Record<string, FieldPlace | readonly FieldPlace[]>>;

/** Blank of a revision: a file beside the map, or one that the engine draws. */
export type FormBlank =
  /** SHA-256 of `blank.pdf`, in hexadecimal. */
  { readonly sha256: string } | { draw(host: EditorHost): Promise<Uint8Array> };

/** Revision of a form: its blank and the map to its fields. */
export interface FormRevision {
  /** Folder of the revision: `2024-03`. */
  readonly id: string;
  /** Answers to the question `year` that ask for this revision; absent for a form without that question. */
  readonly years?: readonly string[];
  readonly map: FormMap;
  readonly blank: FormBlank;
  /** Number of pages. */
  readonly pages: number;
  /** Fields that no answer fills in, such as those for the agency. */
  readonly unused?: readonly string[];
}
