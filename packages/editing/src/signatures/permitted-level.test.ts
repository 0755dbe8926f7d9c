import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { agreement, agreementObjects, agreementPage } from '@octavo/testkit/signing/agreement-pdf';
import { type RawObjects, rawPdf } from '@octavo/testkit/signing/raw-pdf';
import { describe, expect, it } from 'vitest';
import { adding, edited } from '../../test/edit-harness.ts';
import { permittedLevel } from './permitted-level.ts';

const certifying = (level: number) =>
  `/Reference [<< /TransformMethod /DocMDP /TransformParams << /P ${level} >> >>]`;

/**
 * Agreement with a signature: in its field, which may have other entries, or in a widget that the form does not list.
 */
function signedBy(signature: string, field = '', objects: RawObjects = {}): Uint8Array {
  return rawPdf({
    ...agreementObjects,
    [agreement.author]: `<< /Type /Annot /Subtype /Widget /FT /Sig /T (author) /Rect [0 0 0 0] /V 20 0 R ${field} >>`,
    20: `<< /Type /Sig /ByteRange [0 1 2 3] /Contents <5EC2E7> ${signature} >>`,
    ...objects,
  });
}

const unlisted: RawObjects = {
  [agreement.author]: agreementObjects[agreement.author]!,
  [agreement.page]: agreementPage('30 0 R'),
  30: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (other) /Rect [0 0 0 0] /V 20 0 R >>',
};
const rectangle = adding({ type: 'rectangle', box: { left: 9, top: 9, width: 9, height: 9 } });
const amount = { kind: 'field.value', name: 'amount', value: '200' };

describe('permittedLevel', () => {
  it.each<[string, Uint8Array, number | null]>([
    ['of an approval', signedBy(''), null],
    ['of a certification that the catalog does not name', signedBy(certifying(1)), 1],
    ['of the lock of a field', signedBy('', '/Lock << /Type /SigFieldLock /Action /All /P 1 >>'), 1],
    ['of the stricter of both', signedBy(certifying(3), '/Lock << /Action /All /P 2 >>'), 2],
    ['of a signature that the form does not list', signedBy(certifying(2), '', unlisted), 2],
  ])('is that %s', (_, file, level) => {
    expect(permittedLevel(openPdf(file, codec))).toBe(level);
  });

  it('forbids edits, whichever signature has set it', async () => {
    const locked = signedBy('', '/Lock << /Action /Include /Fields [(other)] /P 1 >>');

    for (const operation of [rectangle, amount]) {
      await expect(edited(locked, [operation])).rejects.toMatchObject({ code: 'signature-forbids-edit' });
    }
  });
});

it('keeps the fields that only the lock of a signed field names', async () => {
  const lock = (name: string) => signedBy('', `/Lock << /Action /Include /Fields [(${name})] >>`);

  await expect(edited(lock('amount'), [amount])).rejects.toMatchObject({ code: 'signature-forbids-edit' });
  await expect(edited(lock('other'), [amount])).resolves.toBeDefined();
});
