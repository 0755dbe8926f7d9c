import { fillFormFile } from '@octavo/engine-node/forms/fill-form-file';
import words from '@octavo/forms/w9/copy.en';
import { form } from '@octavo/forms/w9/form';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

export const run: ToolRun<typeof options> = async ({ options, workspace, signal, formBlanks, report }) => {
  const made = await fillFormFile(
    { ...options, form, words, name: 'form-w9.pdf' },
    { workspace, signal, formBlanks },
  );
  report(1, 1);

  return [made];
};
