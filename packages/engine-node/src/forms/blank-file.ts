import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FormRevision } from '@octavo/forms/form-map';
import { codec } from '../codec.ts';
import { installedCodeMaps } from '../fonts/code-maps.ts';
import { installedFonts } from '../fonts/installed-fonts.ts';

const require = createRequire(import.meta.url);

/** Folder of the forms: their blanks lie beside the maps. */
const folder = dirname(require.resolve('@octavo/forms/form'));

/** Blank of a revision: the file of the agency, or the form as the engine draws it. */
export async function readBlank(form: string, { id, blank }: FormRevision): Promise<Uint8Array<ArrayBuffer>> {
  if ('draw' in blank) {
    return new Uint8Array(
      await blank.draw({ codec, fonts: installedFonts(), codeMaps: installedCodeMaps() }),
    );
  }

  return new Uint8Array(await readFile(join(folder, form, id, 'blank.pdf')));
}
