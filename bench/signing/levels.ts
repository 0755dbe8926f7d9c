import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { signatureLevels } from '@octavo/contract/signing/signature-request';
import { codec } from '@octavo/engine-node/codec';
import { digestParts } from '@octavo/engine-node/signing/digest-parts';
import { readCertificate } from '@octavo/signing/certificates/read-certificate';
import { verifySignatures } from '@octavo/signing/verify/verify-signatures';
import { type CorpusFile, corpusFiles } from '@octavo/testkit/corpus';
import { qpdfCheck } from '@octavo/testkit/programs/independent';
import { pdfsigSignatures } from '@octavo/testkit/programs/pdfsig';
import { openAuthority, p12Password } from '@octavo/testkit/signing/authority';
import { openRevocationServer } from '@octavo/testkit/signing/revocation-server';
import { openTimeStampAuthority } from '@octavo/testkit/signing/time-stamp-authority';

/**
 * Signs one file of each kind at each level on the command line, as a user does, with an authority on this machine.
 *
 *     node bench/signing/levels.ts [folder for the results]
 */

const kinds = [
  'annotated',
  'cjk-rtl',
  'forms',
  'imageheavy',
  'long',
  'outlined',
  'papers',
  'scanned',
  'tables',
  'tagged',
];
const [folder = mkdtempSync(join(tmpdir(), 'octavo-levels-'))] = process.argv.slice(2);
const execute = promisify(execFile);
const main = join(import.meta.dirname, '../../apps/cli/src/main.ts');
const network = join(import.meta.dirname, 'test-network.ts');

mkdirSync(folder, { recursive: true });
const authority = await openAuthority();
const revocation = await openRevocationServer(authority);
const timeStamps = await openTimeStampAuthority(authority);
const roots = [readCertificate(authority.root)!];
writeFileSync(join(folder, 'me.p12'), await authority.p12('rsa-2048'));
writeFileSync(join(folder, 'password'), p12Password);
let failed = 0;

console.log('| File | Level | Level found | Verdict | pdfsig | qpdf | Bytes added | Seconds |');
console.log('| ---- | ----- | ----------- | ------- | ------ | ---- | ----------- | ------- |');

for (const file of kinds.flatMap(firstOf)) {
  for (const level of signatureLevels) {
    const cells = await signed(file, level).catch((error: unknown) => [
      `failed: ${String(error).slice(0, 300)}`,
    ]);
    const [found, verdict, poppler, structure] = cells;
    const isGood = found === level && verdict === 'valid' && poppler === 'valid' && structure === 'ok';
    failed += isGood ? 0 : 1;
    console.log(`| ${[basename(file.path), level, ...cells].join(' | ')} |`);
  }
}

console.log(`\n${failed} failed. Results: ${folder}`);
revocation.close();
timeStamps.close();
process.exitCode = failed > 0 ? 1 : 0;

/** First file of a kind that needs no password, and that its own reader finds in order. */
function firstOf(kind: string): CorpusFile[] {
  return corpusFiles(new RegExp(`^pdf/${kind}/.*[.]pdf$`))
    .filter(({ path, password }) => password === '' && qpdfCheck(path).output.includes('No syntax'))
    .slice(0, 1);
}

async function signed({ path }: CorpusFile, level: string): Promise<string[]> {
  const result = join(folder, `${basename(path, '.pdf')}-${level}.pdf`);
  const key = ['--p12', 'me.p12', '--password-file', 'password', '--level', level];
  const stamps = level === 'b-b' ? [] : ['--tsa', timeStamps.address];
  const port = new URL(revocation.address).port;
  const begun = performance.now();
  await execute(
    process.execPath,
    ['--import', network, main, 'sign-pdf', path, ...key, ...stamps, '-o', result],
    {
      cwd: folder,
      env: { ...process.env, AUTHORITY_PORT: port },
    },
  );
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const bytes = new Uint8Array(readFileSync(result));
  const host = { codec, digestParts, roots, now: new Date() };
  const { signatures } = await verifySignatures(bytes, host);
  const own = signatures.find(({ kind }) => kind !== 'time-stamp');
  const poppler = pdfsigSignatures(result).find(({ signer }) => signer === 'Ada Lovelace');
  const added = bytes.length - statSync(path).size;

  return [
    own?.level ?? 'none',
    own?.verdict ?? 'none',
    poppler?.isValid === true ? 'valid' : 'invalid',
    qpdfCheck(result).ok ? 'ok' : 'damaged',
    String(added),
    seconds,
  ];
}
