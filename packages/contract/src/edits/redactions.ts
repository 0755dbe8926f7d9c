import * as z from 'zod';
import { box, color, operationId, pageKey } from './primitives.ts';

/** Kinds of personal data. Numbers with check digits, such as IBANs, are found only when these are right. */
export const redactionPatterns = ['ssn', 'ein', 'email', 'iban', 'phone', 'card', 'date'] as const;
export type RedactionPattern = (typeof redactionPatterns)[number];

/** Text to remove. A single letter would be found in everything; a single ideograph is a word. */
export const redactedText = z
  .string()
  .trim()
  .max(500)
  .refine((text) => /[\p{L}\p{N}].*[\p{L}\p{N}]|\p{Ideographic}/su.test(text), {
    error: 'expected at least two letters or digits',
  });

const inDocument = z.object({
  id: operationId,
  /** Colour of the area after its content is removed. */
  cover: color.default('#000000'),
});

/** Pages that are searched; all when absent. */
const pages = z.array(pageKey).min(1).max(10_000).optional();

/** Hits that stay, by their page and their number there, counted from 0 in painting order. */
const except = z
  .array(z.object({ page: pageKey, hit: z.number().int().min(0) }))
  .max(10_000)
  .optional();

export const redactionOperations = [
  inDocument.extend({
    kind: z.literal('redact.area'),
    page: pageKey,
    areas: z.array(box).min(1).max(2000),
    /** True to remove the words of the areas from everything else in the file that is not page content, too. */
    elsewhere: z.boolean().default(true),
  }),
  inDocument.extend({
    kind: z.literal('redact.text'),
    text: redactedText,
    matchCase: z.boolean().default(false),
    wholeWords: z.boolean().default(false),
    pages,
    except,
  }),
  inDocument.extend({ kind: z.literal('redact.pattern'), pattern: z.enum(redactionPatterns), pages, except }),
] as const;

/** Parts of a file from which redactions remove something, as reports name them. */
export const redactionPlaces = [
  'text',
  'pictures',
  'paths',
  'annotations',
  'links',
  'outline',
  'destinations',
  'page-labels',
  'information',
  'metadata',
  'tags',
  'fields',
  'scripts',
  'attachments',
  'layers',
  'private-data',
  'thumbnails',
  'fonts',
  'signatures',
] as const;
export type RedactionPlace = (typeof redactionPlaces)[number];

/** Ways in which a result is searched for what was redacted: two programs, all objects, all bytes, and its pixels. */
export const redactionChecks = ['poppler', 'pdfium', 'objects', 'bytes', 'areas'] as const;
export type RedactionCheck = (typeof redactionChecks)[number];
