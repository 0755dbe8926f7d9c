import * as z from 'zod';

const failure = z.object({
  /** File that failed; null for a part of a file. */
  file: z.string().nullable(),
  code: z.string(),
  message: z.string(),
});

/** Results of a tool, and the files that failed. */
export const toolReport = z.object({
  results: z.array(
    z.object({
      /** Path, or token of the file for the next call. */
      file: z.string(),
      name: z.string(),
      kind: z.string(),
      pages: z.int().nullable(),
      notes: z.array(z.string()),
      /** Address to download it from; null on this computer. */
      address: z.string().nullable(),
    }),
  ),
  failures: z.array(failure),
  /** Reports about signatures, one for each file. */
  reports: z.array(z.object({ file: z.string(), report: z.looseObject({}) })),
});
export type ToolReport = z.infer<typeof toolReport>;

const citation = z.object({
  file: z.string(),
  /** From 1. */
  page: z.int(),
  /** Points from the upper left corner of the page as shown: x0, y0, x1, y1; one box a line. */
  boxes: z.array(z.array(z.number())),
  quote: z.string(),
});
export type ReportedCitation = z.infer<typeof citation>;

/** Every quote stands in its boxes: what could not be proven is not cited. */
export const answerReport = z.object({
  /** Null when the document does not say it. */
  answer: z.string().nullable(),
  refused: z.boolean(),
  /** False for an answer that is only probable. */
  certain: z.boolean(),
  citations: z.array(citation),
  /** Claims of a model that no citation proves. */
  unproven: z.string().nullable(),
  /** For a refusal: words that stand nowhere, and the nearest passages, which are no answer. */
  missing: z.array(z.string()),
  nearest: z.array(citation),
});
export type AnswerReport = z.infer<typeof answerReport>;

export const documentReport = z.object({
  /** Names the document in further calls. */
  document: z.string(),
  files: z.array(
    z.object({
      name: z.string(),
      title: z.string().nullable(),
      pages: z.int().nullable(),
      /** Pages whose text can be cited. */
      pagesRead: z.int().nullable(),
      /** ISO 639-3; null when unknown. */
      language: z.string().nullable(),
    }),
  ),
});
export type DocumentReport = z.infer<typeof documentReport>;

export const outlineReport = z.object({
  document: z.string(),
  /** Central sentences with their places. */
  summary: z.array(citation),
  /** Questions that the document answers. */
  suggestions: z.array(z.string()),
});
export type OutlineReport = z.infer<typeof outlineReport>;
