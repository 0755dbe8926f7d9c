import * as z from 'zod';
import { failureView, token } from './job.ts';
import { selectionCharacters } from './limits.ts';

const range = z.object({ start: z.int().min(0), end: z.int().min(0) });

/** Words that stand in a document, with their place. */
export const citationView = z
  .object({
    /** Index of the file within the document, from 0. */
    file: z.int().min(0),
    /** Page of the file, from 1. */
    page: z.int().min(1),
    /** One box a line, in points from the upper left corner of the page as shown: x0, y0, x1, y1. */
    boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
    quote: z.string(),
    /** Answering words within the quote, as offsets in UTF-16 units. */
    marked: z.array(range),
    /** For a cell of a table: label of its row and header of its column; null otherwise. */
    label: z.string().nullable(),
    header: z.string().nullable(),
    /** The quote with the names of its columns, for several values of a row of a table; null otherwise. */
    named: z.string().nullable().default(null),
  })
  .meta({ id: 'Citation' });
export type CitationView = z.infer<typeof citationView>;

/** Engine of an answer: ours, on this server, or a model at the host that the operator has configured. */
export const engineView = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('own') }),
    z.object({ kind: z.literal('model'), model: z.string(), host: z.string() }),
  ])
  .meta({ id: 'Engine' });
export type EngineView = z.infer<typeof engineView>;

/** Text that the user selected on a page. */
export const selection = z.object({
  file: z.int().min(0),
  page: z.int().min(1),
  text: z.string().min(1).max(selectionCharacters),
});
export type Selection = z.infer<typeof selection>;

/** `id` is chosen by the client: the same question sent twice is one question. */
export const questionRequest = z.object({
  id: token,
  question: z.string().trim().min(1),
  selection: selection.nullable().default(null),
});
export type QuestionRequest = z.infer<typeof questionRequest>;

/** `answering`, once the first process works on it; the last four are final. */
export const questionStates = ['asked', 'answering', 'answered', 'refused', 'failed', 'cancelled'] as const;
export type QuestionState = (typeof questionStates)[number];

/** Part of an answer with the numbers of its citations, from 1; none for one that the document does not prove. */
export const claimView = z.object({ text: z.string(), citations: z.array(z.int().min(1)) });
export type ClaimView = z.infer<typeof claimView>;

export const questionView = z.object({
  id: token,
  question: z.string(),
  selection: selection.nullable(),
  state: z.enum(questionStates),
  engine: engineView,
  /** False for an answer that is only probable. */
  certain: z.boolean(),
  /** Requests to the model, when the answer takes more than a user expects; null otherwise. */
  requests: z.int().min(1).nullable(),
  claims: z.array(claimView),
  /** Citation 1 is the first entry. */
  citations: z.array(citationView),
  /** Words of the question that stand nowhere in the document; for a refusal. */
  missing: z.array(z.string()),
  /** Nearest passages, which do not answer; for a refusal. */
  nearest: z.array(citationView),
  /** True when pages were still being read while it was answered. */
  partial: z.boolean(),
  /**
   * For a partial answer, the pages that it knows of the files that were being read: the first `pages` of `of`. Other
   * such files had none yet.
   */
  readSoFar: z.array(z.object({ file: z.int().min(0), pages: z.int().min(1), of: z.int().min(1) })),
  /** True when it counts for the limit: answered, refused, or cancelled after its first word. */
  charged: z.boolean(),
  /** Set when it failed; it is not charged then. */
  failure: failureView.nullable(),
  askedAt: z.iso.datetime(),
});
export type QuestionView = z.infer<typeof questionView>;

/** Event `plan`: the answer takes so many requests to the model; sent before the first one. */
export const planEvent = z.object({ requests: z.int().min(1) });
export type PlanEvent = z.infer<typeof planEvent>;

/** Event `part`: text that continues a claim; claims count from 0. */
export const partEvent = z.object({ claim: z.int().min(0), text: z.string() });
export type PartEvent = z.infer<typeof partEvent>;

/** Event `citation`: the next citation of a claim; `number` counts from 1 within the answer. */
export const citationEvent = z.object({
  claim: z.int().min(0),
  number: z.int().min(1),
  citation: citationView,
});
export type CitationEvent = z.infer<typeof citationEvent>;

/** Event `refused`: takes the place of all parts sent before. */
export const refusedEvent = z.object({ missing: z.array(z.string()), nearest: z.array(citationView) });
export type RefusedEvent = z.infer<typeof refusedEvent>;
