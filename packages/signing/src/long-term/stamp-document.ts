import { bytesOf } from '@octavo/editing/committed';
import { portableCodec } from '@octavo/editing/portable-codec';
import { openPdf } from '@octavo/pdf/document';
import { changeForm } from '@octavo/pdf/edit/fields/change-form';
import { readForm } from '@octavo/pdf/edit/fields/form-fields';
import { type EditorHost, PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { dictOf, nameOf, PdfHexString } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';
import { flagForm } from '../prepare/signature-field.ts';
import {
  embedSignature,
  type GapRanges,
  rangePlaceholder,
  signedParts,
  writeRanges,
} from '../prepare/signature-gap.ts';
import type { SigningServices } from '../services.ts';
import { obtainTimeStamp } from '../timestamps/obtain-time-stamp.ts';
import type { DigestParts } from '../verify/digest.ts';

/** Bytes for a token with the chain of its authority; most have six thousand. */
const usualTokenBytes = 12_288;

/** Bytes by which tokens for the same authority may differ. */
const spareBytes = 512;

/** Flags of annotations that are printed and cannot be moved (ISO 32000-2, table 167). */
const printedAndLocked = 4 + 128;

export interface StampHost extends Pick<EditorHost, 'fonts' | 'codeMaps'> {
  readonly services: SigningServices;
  readonly digestParts: DigestParts;
}

/**
 * Appends a time stamp over the whole file in an invisible field of its own (ISO 32000-2, 12.8.5): the level B-LTA, and
 * its renewal.
 *
 * @throws Failure those of `obtainTimeStamp`
 */
export async function stampDocument(bytes: Uint8Array, host: StampHost): Promise<Uint8Array<ArrayBuffer>> {
  const { services, digestParts } = host;

  for (let roomBytes = usualTokenBytes; ; ) {
    const prepared = withGap(bytes, roomBytes, host);
    const parts = signedParts(prepared.bytes, prepared.ranges);
    const { token } = await obtainTimeStamp(parts, services, digestParts);

    if (token.length <= roomBytes) {
      embedSignature(prepared, token);

      return prepared.bytes;
    }

    roomBytes = token.length + spareBytes;
  }
}

function withGap(
  base: Uint8Array,
  roomBytes: number,
  { fonts, codeMaps }: StampHost,
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly ranges: GapRanges } {
  const document = openPdf(base, portableCodec);
  const editor = PdfEditor.open(document, { codec: portableCodec, fonts, codeMaps });
  const { changes } = editor;
  const range = rangePlaceholder;
  // The ranges and the gap come first: `writeRanges` finds them there.
  const stamp = changes.add(
    dictOf({
      Type: nameOf('DocTimeStamp'),
      Filter: nameOf('Adobe.PPKLite'),
      SubFilter: nameOf('ETSI.RFC3161'),
      ByteRange: [0, range, range, range],
      Contents: new PdfHexString(new Uint8Array(roomBytes)),
    }),
  );
  const widget = editor.page(0).addAnnotation(
    dictOf({
      Subtype: nameOf('Widget'),
      FT: nameOf('Sig'),
      T: encodeText(freeName(new Set(readForm(changes).keys()))),
      F: printedAndLocked,
      Rect: [0, 0, 0, 0],
      V: stamp,
    }),
  );
  changeForm(changes, (form) => form.set('Fields', [...(changes.array(form.get('Fields')) ?? []), widget]));
  flagForm(changes);
  const bytes = bytesOf((sink) => editor.commit({ mode: 'append' }, sink), document.bytes);
  const at = openPdf(bytes, portableCodec).locate(stamp.number)?.start;

  if (at === undefined) {
    throw new Error('the time stamp is not in the update');
  }

  return { bytes, ranges: writeRanges(bytes, at, roomBytes) };
}

function freeName(taken: ReadonlySet<string>): string {
  let number = 1;

  while (taken.has(`TimeStamp${number}`)) {
    number += 1;
  }

  return `TimeStamp${number}`;
}
