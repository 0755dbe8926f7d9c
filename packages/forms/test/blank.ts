import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { installedFonts } from '@octavo/engine-node/fonts/installed-fonts';
import type { FillingHost } from '../src/fill-form.ts';
import type { Form } from '../src/form.ts';
import type { FormRevision } from '../src/form-map.ts';

export const fillingHost: FillingHost = {
  editor: { codec, fonts: installedFonts(), codeMaps: installedCodeMaps() },
  signal: new AbortController().signal,
};

/** Blank of a revision, as it lies beside its map or as the engine draws it. */
export async function blankOf(form: Form, revision: FormRevision): Promise<Uint8Array> {
  return 'draw' in revision.blank
    ? revision.blank.draw(fillingHost.editor)
    : new Uint8Array(readFileSync(join(import.meta.dirname, '../src', form.id, revision.id, 'blank.pdf')));
}
