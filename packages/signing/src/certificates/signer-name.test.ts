import { agreement, agreementPdf, signedField } from '@octavo/testkit/signing/agreement-pdf';
import { openAuthority } from '@octavo/testkit/signing/authority';
import { signByHand } from '@octavo/testkit/signing/sign-by-hand';
import { expect, it } from 'vitest';
import { signerName } from './signer-name.ts';

async function contentsOf(): Promise<Uint8Array> {
  const file = await signByHand(await openAuthority(), agreementPdf(), {
    signer: 'p-256',
    number: agreement.free,
    objects: { [agreement.author]: signedField(agreement.free) },
  });
  const [, digits = ''] = /\/Contents <([0-9a-f]+)>/.exec(new TextDecoder('latin1').decode(file)) ?? [];

  return new Uint8Array(Buffer.from(digits, 'hex'));
}

it('finds the name of the signer among the certificates of a message', async () => {
  expect(signerName(await contentsOf())).toBe('Zoé Brontë');
});

it('finds none in anything else, whatever its bytes', async () => {
  const message = await contentsOf();

  expect(signerName(new Uint8Array(0))).toBeNull();

  for (let at = 0; at < 2000; at += 7) {
    const damaged = message.slice();
    damaged[at] = (damaged[at] ?? 0) ^ 0xff;

    expect(() => signerName(damaged)).not.toThrow();
  }
});
