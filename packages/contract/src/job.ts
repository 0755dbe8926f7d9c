import * as z from 'zod';
import { type FailureCode, failures } from './failures.ts';
import { type FileKind, kinds } from './kinds.ts';
import { filesPerTask } from './limits.ts';

const failureCode = z.enum(Object.keys(failures) as [FailureCode, ...FailureCode[]]);
const fileKind = z.enum(Object.keys(kinds) as [FileKind, ...FileKind[]]);
const values = z.record(z.string(), z.union([z.string(), z.number()]));

/** Tokens and job ids are capabilities: 32 characters nobody can guess, made by their owner. */
export const token = z.string().regex(/^[0-9a-z]{32}$/);

/** An uploaded file or a result: both are inputs for the next job. */
export const fileView = z.object({
  token,
  name: z.string(),
  kind: fileKind,
  sizeBytes: z.int(),
  createdAt: z.iso.datetime(),
  /** When key and bytes are destroyed. */
  expiresAt: z.iso.datetime(),
});
export type FileView = z.infer<typeof fileView>;

export const failureView = z.object({ code: failureCode, values, detail: z.string() });
export type FailureView = z.infer<typeof failureView>;

/** Something worth telling about a result, for example `{ code: 'compressed', values: { ssim: 0.993 } }`. */
export const noteView = z.object({ code: z.string(), values });
export type Note = z.infer<typeof noteView>;

export const jobOrder = z.object({
  id: token,
  tool: z.string(),
  files: z
    .array(z.object({ token, password: z.string().optional() }))
    .min(1)
    .max(filesPerTask),
  options: z.record(z.string(), z.unknown()).default({}),
});
export type JobOrder = z.infer<typeof jobOrder>;

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

export const jobView = z.object({
  id: token,
  tool: z.string(),
  state: z.enum(jobStates),
  /** Work done, from 0 to `workShare`, and from there to 1 results checked; pages or files counted, never time. */
  progress: z.number().min(0).max(1),
  /** One entry an input, in the order given. One broken file among many does not lose the others. */
  inputs: z.array(z.object({ token, name: z.string(), failure: failureView.nullable() })),
  results: z.array(
    fileView.extend({
      /** Among the results of the job, from 0. */
      place: z.int(),
      pages: z.int().nullable(),
      notes: z.array(noteView),
      input: z.int().nullable(),
      /** What can be seen of it where no browser draws it, or nobody may take it away: pages counted from 1, or one text. */
      previews: z.array(z.object({ page: z.int(), kind: z.enum(['jpg', 'txt']), isMarked: z.boolean() })),
    }),
  ),
  /** Set when the job as a whole failed. */
  failure: failureView.nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
});
export type JobView = z.infer<typeof jobView>;
