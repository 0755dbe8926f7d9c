import type { InputFile } from '@octavo/tools/kit/types';
import type { RunContext } from '../pdf/open.ts';
import { convertOffice } from './convert.ts';

/** As the document is: what the tools that print office documents offer to change stays as it was. */
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
 * Has LibreOffice print a document to a PDF as it is.
 *
 * @throws ToolFailure as `convertOffice` does.
 */
export async function printPlainly(file: InputFile, place: RunContext): Promise<string> {
  const printed = await convertOffice(file, { options: plainly, title: '', onPage: () => undefined }, place);

  return printed.path;
}
