import type { RunContext } from '../pdf/open.ts';
import type { InputFile } from '../run-files.ts';
import { convertOffice } from './convert.ts';

/** Default options: everything the print tools let the user change stays as in the document. */
const plainly = {
  changes: 'accepted',
  comments: 'none',
  notes: false,
  hidden: false,
  sheets: '',
  table: null,
  fit: 'file',
  orientation: 'auto',
  pageSize: 'file',
  gridlines: false,
};

/**
 * Prints a document to a PDF unchanged, with LibreOffice.
 *
 * @throws Failure as `convertOffice` does.
 */
export async function printPlainly(file: InputFile, context: RunContext): Promise<string> {
  const printed = await convertOffice(
    file,
    { options: plainly, title: '', onPage: () => undefined },
    context,
  );

  return printed.path;
}
