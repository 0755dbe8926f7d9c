import * as z from 'zod';
import { failureView, token } from './job.ts';
import { filesPerDocument } from './limits.ts';
import { citationView, engineView, questionView } from './question.ts';

/** `id` is chosen by the client: the same document sent twice is one document. */
export const documentRequest = z.object({
  id: token,
  files: z.array(token).min(1).max(filesPerDocument),
  /** Passwords of locked files by token. */
  passwords: z.record(token, z.string()).default({}),
});
export type DocumentRequest = z.infer<typeof documentRequest>;

/** One more file for a document. */
export const documentFileRequest = z.object({ file: token, password: z.string().optional() });
export type DocumentFileRequest = z.infer<typeof documentFileRequest>;

export const documentFileStates = ['reading', 'ready', 'failed'] as const;
export type DocumentFileState = (typeof documentFileStates)[number];

export const documentFileView = z.object({
  /** Index within the document, from 0, by which citations name the file. */
  place: z.int().min(0),
  token,
  name: z.string(),
  state: z.enum(documentFileStates),
  /** From 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Pages of the file; null while unknown. */
  pages: z.int().nullable(),
  /** Pages whose text can be cited; while the file is read, the first pages that can be asked; null while unknown. */
  pagesRead: z.int().nullable(),
  /** ISO 639-3; null when unknown. */
  language: z.string().nullable(),
  title: z.string().nullable(),
  failure: failureView.nullable(),
});
export type DocumentFileView = z.infer<typeof documentFileView>;

/** Questions and documents that are left; null without a limit. */
export const leftView = z.object({ documents: z.int().min(0), questions: z.int().min(0) });
export type LeftView = z.infer<typeof leftView>;

export const documentView = z.object({
  id: token,
  createdAt: z.iso.datetime(),
  /** Time at which files, questions and answers are deleted: that of the oldest upload. */
  expiresAt: z.iso.datetime(),
  /** Engine that answers the next question. */
  engine: engineView,
  files: z.array(documentFileView),
  /** Central sentences of the document; empty until it is read. */
  summary: z.array(z.object({ text: z.string(), citation: citationView })),
  /** Questions that the document answers. */
  suggestions: z.array(z.string()),
  left: leftView.nullable(),
  questions: z.array(questionView),
});
export type DocumentView = z.infer<typeof documentView>;

/** Document in a list, without its questions. */
export const documentRow = documentView.pick({ id: true, createdAt: true, expiresAt: true, files: true });
export const documentList = z.object({ documents: z.array(documentRow), left: leftView.nullable() });
export type DocumentList = z.infer<typeof documentList>;

/** Words of a page, by lines, in points from the upper left corner of the page as shown. */
export const pageWords = z.object({
  width: z.number(),
  height: z.number(),
  /** `unread`: scanned and not recognised, or its fonts say nothing; it is never cited. */
  state: z.enum(['text', 'scanned', 'unread', 'empty']),
  lines: z.array(
    z.object({
      text: z.string(),
      box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    }),
  ),
});
export type PageWords = z.infer<typeof pageWords>;

export const chatFormats = ['md', 'docx', 'json'] as const;
export type ChatFormat = (typeof chatFormats)[number];
