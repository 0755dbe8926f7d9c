import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFailure } from '@octavo/contract/failures';
import { type FormFolder, forms } from '@octavo/forms/_gen/forms';
import { checkBlank } from '@octavo/forms/check-blank';
import { openPdf } from '@octavo/pdf/document';
import { codec } from '../codec.ts';
import { installedCodeMaps } from '../fonts/code-maps.ts';

/** Newer blank of a form, from the folder of the operator. */
export interface OperatorBlank {
  readonly form: FormFolder;
  readonly revision: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Blanks of a folder with a folder for each form: `w9/2027-01.pdf`. They take the map of the newest revision.
 *
 * @throws Error with the path and all reasons, for a file that does not fit the map, is filled in, or is a draft
 */
export async function readOperatorBlanks(folder: string): Promise<OperatorBlank[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.pdf')).sort();

  return Promise.all(names.map((name) => readOperatorBlank(folder, name)));
}

async function readOperatorBlank(folder: string, name: string): Promise<OperatorBlank> {
  const [, form = '', revision = ''] = /^([a-z0-9]+)\/(\d{4}-\d{2})\.pdf$/.exec(name) ?? [];

  if (!isForm(form)) {
    throw unfit(name, ['expected the folder of a form and a revision, such as w9/2027-01.pdf']);
  }

  const bytes = new Uint8Array(await readFile(join(folder, name)));
  const reasons = await reasonsAgainst(form, bytes);

  if (reasons.length > 0) {
    throw unfit(name, reasons);
  }

  return { form, revision, bytes };
}

async function reasonsAgainst(folder: FormFolder, bytes: Uint8Array): Promise<string[]> {
  const form = await forms[folder].form();
  const [newest] = form.revisions;

  if (newest === undefined || 'draw' in newest.blank) {
    return ['Octavo draws this form itself'];
  }

  try {
    return checkBlank(form, newest, openPdf(bytes, codec), installedCodeMaps());
  } catch (error) {
    if (isFailure(error)) {
      return [error.code];
    }

    throw error;
  }
}

export function isForm(name: string): name is FormFolder {
  return Object.hasOwn(forms, name);
}

function unfit(name: string, reasons: readonly string[]): Error {
  return new Error(`OCTAVO_FORMS: ${name} cannot be used: ${reasons.join('; ')}`);
}
