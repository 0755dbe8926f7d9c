import { readFields } from '@octavo/editing/fields/read-fields';
import { readPageText } from '@octavo/editing/find/page-text';
import type { PdfDocument } from '@octavo/pdf/document';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import type { CodeMaps } from '@octavo/pdf/text-font/code-maps';
import { checkRevision } from './check-revision.ts';
import type { Form } from './form.ts';
import type { FormRevision } from './form-map.ts';

/** Sentences on the cover of a draft, and the mark on its pages. */
const draftMarks = /do not file draft|draft\s*[—–-]+\s*not for filing|draft as of/i;

/** Reasons why a document cannot be the blank of any revision: it is a draft, or something is filled in. */
export function blockersOf(document: PdfDocument, codeMaps: CodeMaps): string[] {
  const interpreter = new PageInterpreter(document, { codeMaps });
  const isDraft = document.pages.some((page) =>
    draftMarks.test(readPageText(interpreter.interpret(page).glyphs).text),
  );
  const filled = readFields(document).filter(
    ({ value }) => value !== null && value !== false && value !== '',
  );

  return [...(isDraft ? ['it is a draft'] : []), ...filled.map(({ name }) => `${name} is filled in`)];
}

/** Reasons why a document cannot be the blank of a revision; none for one that its map fits. */
export function checkBlank(
  form: Form,
  revision: FormRevision,
  document: PdfDocument,
  codeMaps: CodeMaps,
): string[] {
  return [...blockersOf(document, codeMaps), ...checkRevision(form, revision, document)];
}
