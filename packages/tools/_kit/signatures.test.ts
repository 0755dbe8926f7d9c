import { readFileSync } from 'node:fs';
import { isFailure } from '@octavo/contract/failures';
import { codec } from '@octavo/engine-node/codec';
import { digestParts } from '@octavo/engine-node/signing/digest-parts';
import { verifySignatures } from '@octavo/signing/verify/verify-signatures';
import { runOn } from '@octavo/testkit/run-on';
import { agreement, agreementPdf, signedField } from '@octavo/testkit/signing/agreement-pdf';
import { openAuthority } from '@octavo/testkit/signing/authority';
import { signByHand } from '@octavo/testkit/signing/sign-by-hand';
import { beforeAll, expect, it } from 'vitest';
import { catalogue, type ToolId, toolIds } from '../_gen/catalogue.ts';
import type { ToolFacts } from './types.ts';

/** Options without which a tool would do nothing to the agreement. */
const options: Partial<Record<ToolId, Record<string, unknown>>> = {
  'crop-pdf': { left: 20 },
  'protect-pdf': { password: 'secret' },
  'watermark-pdf': { text: 'Draft' },
};

/** Tools that decide by the changes, or by the pages, what happens to signatures. */
const undecided: readonly ToolId[] = [
  'annotate-pdf',
  'edit-pdf',
  'pdf-ocr',
  'redact-pdf',
  'sign-pdf',
  'verify-pdf',
];

/** Tools that have nothing to do on the agreement, which is one page without a password. */
const idle: readonly ToolId[] = ['delete-pages', 'rotate-pdf', 'unlock-pdf'];

const factsOf = (id: ToolId): ToolFacts => catalogue[id];
const takesAndGivesPdf = toolIds.filter(
  (id) => factsOf(id).accepts.includes('pdf') && factsOf(id).produces.includes('pdf'),
);

let signed: Uint8Array;

beforeAll(async () => {
  signed = await signByHand(await openAuthority(), agreementPdf(), {
    signer: 'p-256',
    number: agreement.free,
    objects: { [agreement.author]: signedField(agreement.free) },
  });
});

it('is known of each tool that takes and gives PDF what it does to signatures', () => {
  const silent = takesAndGivesPdf.filter((id) => factsOf(id).signatures === undefined);

  expect(silent.sort()).toEqual([...undecided].sort());
});

it.each(takesAndGivesPdf.filter((id) => ![...undecided, ...idle].includes(id)))(
  '%s does what it says to signatures',
  async (id) => {
    const count = Math.max(1, factsOf(id).minFiles);
    const given = Array.from({ length: count }, (_, index) => ({ name: `${index}.pdf`, bytes: signed }));
    const { files } = await runOn(id, given, options[id] ?? {});

    expect(await stateOf(readFileSync(files[0]?.path ?? ''))).toBe(factsOf(id).signatures);
  },
);

async function stateOf(bytes: Buffer): Promise<ToolFacts['signatures']> {
  const host = { codec, digestParts, roots: [], now: new Date() };

  try {
    const { signatures } = await verifySignatures(new Uint8Array(bytes), host);
    const verdicts = signatures.map(({ verdict }) => verdict);

    if (verdicts.length === 0 || verdicts.includes('broken')) {
      return 'lost';
    }

    return verdicts.includes('changed') ? 'changed' : 'kept';
  } catch (error) {
    // An encrypted file has none that could hold: its bytes are others.
    if (isFailure(error) && error.code === 'password-required') {
      return 'lost';
    }

    throw error;
  }
}
