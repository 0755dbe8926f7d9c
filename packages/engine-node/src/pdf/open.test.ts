import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDocument } from '@octavo/pdf/write/write';
import { countFeatures } from '@octavo/testkit/pdf/count-features';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { afterAll, describe, expect, it } from 'vitest';
import { codec } from '../codec.ts';
import { qpdf } from '../programs/qpdf.ts';
import type { InputFile } from '../run-files.ts';
import { workspaceIn } from '../workspace.ts';
import { openPdfFile } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-open-'));
const place = { workspace: workspaceIn(folder), signal: new AbortController().signal };
const source = featureDocument({ pages: 5 });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(bytes: Uint8Array, password?: string): InputFile {
  const path = place.workspace.newPath('pdf');
  writeFileSync(path, bytes);

  return { name: 'a.pdf', kind: 'pdf', path, sizeBytes: bytes.length, password };
}

async function converted(...args: string[]): Promise<Uint8Array> {
  const [from, to] = [fileOf(source).path, place.workspace.newPath('pdf')];
  await qpdf({ args: (name) => [...args, name(from), name(to)], ...place });

  return new Uint8Array(readFileSync(to));
}

const text = Buffer.from(source).toString('latin1');
const damaged = (change: string) => Uint8Array.from(Buffer.from(change, 'latin1'));

describe.each<[string, () => Promise<Uint8Array> | Uint8Array, string?]>([
  ['as it is', () => source],
  ['linearized', () => converted('--linearize')],
  ['with object streams', () => converted('--object-streams=generate')],
  ['encrypted', () => converted('--encrypt', 'open', 'owner', '256', '--'), 'open'],
  ['without its end', () => source.subarray(0, -2000)],
  ['with junk before its header', () => damaged(`junk\n${text}`)],
  ['with wrong offsets', () => damaged(text.replace(/(\d{9})\d 00000 n /g, '$10 00000 n '))],
])('a file %s', (_, make, password) => {
  it('has the same content from ranges as from memory', async () => {
    const file = fileOf(await make(), password);
    const whole = await openPdfFile(file, 'assemble', place);
    const ranges = await openPdfFile(file, 'assemble', { ...place, heldBytes: 0 });
    expect([whole.document.source.isWhole, ranges.document.source.isWhole]).toEqual([true, false]);
    expect(countFeatures(ranges.document)).toEqual(countFeatures(whole.document));
    const [one, other] = [whole, ranges].map(({ document }) =>
      bytesFrom((sink) => writeDocument(document, {}, sink, codec)),
    );
    expect(Buffer.from(other!).equals(one!)).toBe(true);
    expect(ranges.repaired).toEqual(whole.repaired);
    expect(ranges.protection?.encryption).toEqual(whole.protection?.encryption);
  });
});

it.each([
  ['password-required', '--encrypt', 'open', 'owner', '256', '--'],
  ['restricted-file', '--encrypt', '', 'owner', '256', '--assemble=n', '--modify=none', '--'],
])('fails with %s from ranges, too', async (code, ...args) => {
  const file = fileOf(await converted(...args));
  await expect(openPdfFile(file, 'assemble', { ...place, heldBytes: 0 })).rejects.toMatchObject({ code });
});
