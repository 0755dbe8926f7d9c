import { fillFormFile } from '@octavo/engine-node/forms/fill-form-file';
import { fillRecipients } from '@octavo/engine-node/forms/fill-recipients';
import words from '@octavo/forms/f1099/copy.en';
import frenchWords from '@octavo/forms/f1099/copy.fr';
import { form } from '@octavo/forms/f1099/form';
import { requireFewResults } from '../_kit/few-results.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

/** Beginning of the names of results, which say nothing of the values. */
const name = 'form-1099-misc';

export const run: ToolRun<typeof options> = async (input) => {
  const { options, workspace, signal, report, mostResults, onPartFailed } = input;

  if (options.table.trim() !== '') {
    const checkCount = (count: number) => requireFewResults({ mostResults }, count);

    return fillRecipients(
      { ...options, form, words, otherWords: [frenchWords], name },
      { workspace, signal, checkCount, report, onPartFailed },
    );
  }

  const request = { ...options, form, words, revision: '', name: `${name}.pdf` };
  const made = await fillFormFile(request, { workspace, signal });
  report(1, 1);

  return [made];
};
