import { readFileSync } from 'node:fs';
import { pdfsigSignatures } from '@octavo/testkit/programs/pdfsig';
import { runOn } from '@octavo/testkit/run-on';
import { agreement, agreementObjects, signedField } from '@octavo/testkit/signing/agreement-pdf';
import { openAuthority } from '@octavo/testkit/signing/authority';
import { rawPdf } from '@octavo/testkit/signing/raw-pdf';
import { signByHand } from '@octavo/testkit/signing/sign-by-hand';
import { beforeAll, expect, it } from 'vitest';
import { catalogue, type ToolId, toolIds } from '../_gen/catalogue.ts';
import { signatureEffect } from './signature-effect.ts';
import type { SignatureEffect, ToolFacts } from './types.ts';

/** Outcome of a run, read from its result by another program. */
type Fate = Exclude<SignatureEffect, 'lost-if-changed'>;

interface SignatureTrial {
  readonly options?: Record<string, unknown>;
  /** The file is damaged before the run. */
  readonly isDamaged?: true;
  /** Outcome for tools that depend on the file; otherwise that of the facts. */
  readonly fate?: Fate;
}

/** Runs other than one with the usual options; each tool is tried in every way that it can treat signatures. */
const trials: Partial<Record<ToolId, readonly SignatureTrial[]>> = {
  'crop-pdf': [{ options: { left: 20 } }, { options: { left: 20, cut: true } }],
  'delete-pages': [{ options: { pages: '2' } }],
  'flatten-pdf': [{ fate: 'lost' }, { options: { forms: false }, fate: 'untouched' }],
  'pdf-ocr': [{ fate: 'untouched' }, { options: { force: true } }],
  'protect-pdf': [{ options: { password: 'secret' } }],
  'repair-pdf': [{ fate: 'untouched' }, { isDamaged: true, fate: 'lost' }],
  'watermark-pdf': [{ options: { text: 'Draft' } }],
};

/** Tools that decide by the changes what happens to signatures; their page states it for each change. */
const undecided: readonly ToolId[] = ['annotate-pdf', 'edit-pdf', 'redact-pdf', 'sign-pdf', 'verify-pdf'];

/** Takes protected files only, and decrypts every signed byte. */
const decrypting: ToolId = 'unlock-pdf';

/** Note of a result about the signatures of its file, by what became of them; none for an untouched file. */
const notesOf: Readonly<Record<string, string>> = {
  changed: 'changed-after-signing',
  lost: 'signatures-removed',
};

const factsOf = (id: ToolId): ToolFacts => catalogue[id];
const takesAndGivesPdf = toolIds.filter(
  (id) => factsOf(id).accepts.includes('pdf') && factsOf(id).produces.includes('pdf'),
);
const cases = takesAndGivesPdf
  .filter((id) => !undecided.includes(id) && id !== decrypting)
  .flatMap((id) => (trials[id] ?? [{}]).map((trial) => ({ id, ...trial })));

let signed: Uint8Array;

beforeAll(async () => {
  const second = agreement.free + 1;
  const pages = rawPdf({
    ...agreementObjects,
    // The highest number, so that the file is intact: a table with a wrong size counts as damage.
    100: 'null',
    [agreement.pages]: `<< /Type /Pages /Kids [${agreement.page} 0 R ${second} 0 R] /Count 2 >>`,
    [second]: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${agreement.content} 0 R /Resources << /Font << /F1 6 0 R >> >> >>`,
  });
  signed = await signByHand(await openAuthority(), pages, {
    signer: 'p-256',
    number: agreement.free,
    objects: { [agreement.author]: signedField(agreement.free) },
  });
});

it('is known of each tool that takes and gives PDF what it does to signatures', () => {
  const silent = takesAndGivesPdf.filter((id) => factsOf(id).signatures === undefined);

  expect(silent.sort()).toEqual([...undecided].sort());
  expect(factsOf(decrypting).signatures).toBe('lost');
});

it.each(cases)('$id does what it says to signatures with $options', async ({ id, fate, ...trial }) => {
  const { options = {}, isDamaged = false } = trial;
  const bytes = isDamaged ? damaged(signed) : signed;
  const count = Math.max(1, factsOf(id).minFiles);
  const given = Array.from({ length: count }, (_, index) => ({ name: `${index}.pdf`, bytes }));
  const { files } = await runOn(id, given, options);
  const stated = signatureEffect(factsOf(id), options, false);
  const expected = fate ?? stated;
  const [path = ''] = files.map((file) => file.path);
  const note = notesOf[String(expected)];
  const notes = files.flatMap((file) => file.notes.map(({ code }) => code));

  expect(fateOf(path, bytes)).toBe(expected);
  expect(notes.filter((code) => Object.values(notesOf).includes(code))).toEqual(
    note === undefined ? [] : [note],
  );
});

function fateOf(path: string, before: Uint8Array): Fate {
  if (readFileSync(path).equals(before)) {
    return 'untouched';
  }

  // An encrypted file does not open, and has no signature that could hold.
  const [signature = null, ...others] = pdfsigSignatures(path).filter(({ isValid }) => isValid);
  expect(others).toEqual([]);
  expect(signature?.coversWholeFile ?? false).toBe(false);

  return signature === null ? 'lost' : 'changed';
}

/** The file with a wrong address of its cross-reference table. */
function damaged(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const at = text.lastIndexOf('startxref');

  return Buffer.from(`${text.slice(0, at)}startxref\n12\n%%EOF\n`, 'latin1');
}
