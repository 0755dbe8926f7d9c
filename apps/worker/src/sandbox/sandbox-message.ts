import { type FailureCode, type FailureValues, failures } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import { type FileKind, kinds } from '@octavo/contract/kinds';
import { previewPages, previewResults, resultsPerTask } from '@octavo/contract/limits';
import * as z from 'zod';

const failureCode = z.enum(Object.keys(failures) as [FailureCode, ...FailureCode[]]);
const fileKind = z.enum(Object.keys(kinds) as [FileKind, ...FileKind[]]);

// One check for all notes and values: schemas would report what is wrong with every single one.
const values = z.custom<FailureValues>(areValues);
const notes = z.custom<Note[]>((given) => Array.isArray(given) && given.length <= 50 && given.every(isNote));

function areValues(given: unknown): boolean {
  return isTable(given) && Object.values(given).every(isValue);
}

function isNote(given: unknown): boolean {
  if (!isTable(given) || !('code' in given) || !('values' in given) || Object.keys(given).length !== 2) {
    return false;
  }

  return typeof given.code === 'string' && areValues(given.values);
}

function isTable(given: unknown): given is object {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

function isValue(value: unknown): boolean {
  return typeof value === 'string' || Number.isFinite(value);
}

/** Not trusted: an attacker who has taken over the process writes these messages. */
export const sandboxMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('progressed'), progress: z.number().min(0).max(1) }),
  /** Work on a page begins or ends. */
  z.object({ type: z.literal('page'), page: z.int().min(1), isOpen: z.boolean() }),
  /** Passages of pages that are read while others are not: those after the part before. */
  z.object({
    type: z.literal('part'),
    path: z.string(),
    lastPage: z.int().min(1),
    pageCount: z.int().min(1),
  }),
  z.object({
    type: z.literal('finished'),
    engineMilliseconds: z.number(),
    results: z
      .array(
        z.object({
          input: z.int().min(0).nullable(),
          name: z.string().min(1).max(300),
          kind: fileKind,
          path: z.string(),
          pages: z.int().min(0).nullable(),
          notes,
        }),
      )
      .max(resultsPerTask),
    failures: z.array(z.object({ input: z.int().min(0), code: failureCode, values })).max(100),
  }),
  /** Follows `finished`. */
  z.object({
    type: z.literal('previewed'),
    previews: z
      .array(
        z.object({
          result: z.int().min(0),
          page: z.int().min(1).max(previewPages),
          kind: z.enum(['jpg', 'txt']),
          path: z.string(),
        }),
      )
      .max(previewResults * previewPages),
  }),
  z.object({ type: z.literal('failed'), code: failureCode, values, detail: z.string().max(4000) }),
]);
