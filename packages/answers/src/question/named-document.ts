import { documentNouns } from './document-nouns.ts';

/** The document that is asked, named by a noun. */
const namedDocument = new RegExp(
  `(?<!\\p{L})(?:the|this|that|my|le|la|l|ce|cet|cette|ma|mon) (?:${documentNouns.join('|')})(?: (?:ci joint|present|presente))?(?!\\p{L})`,
  'gu',
);
/** Stands for it in patterns: these are compiled on the first question, which must not wait. */
const documentMark = '§';

/** A folded question with a mark for the document that it names; `du contrat` is `de §`. */
export function withDocumentMark(folded: string): string {
  return folded.replace(/(?<!\p{L})du /gu, 'de le ').replace(namedDocument, documentMark);
}
