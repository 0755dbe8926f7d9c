import { deflateSync } from 'node:zlib';
import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { agreementObjects, agreementPdf } from '@octavo/testkit/signing/agreement-pdf';
import { openAuthority } from '@octavo/testkit/signing/authority';
import { type RawObjects, rawStream, updatePdf } from '@octavo/testkit/signing/raw-pdf';
import { makeRevocationList } from '@octavo/testkit/signing/revocation-list';
import { expect, it, vi } from 'vitest';
import { readSecurityStore } from './security-store.ts';

const authority = await openAuthority();
const mebibyte = 1024 ** 2;
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const packed = (bytes: Uint8Array) => rawStream(latin(deflateSync(bytes)), '/Filter /FlateDecode');

function storeOf(entries: string, streams: RawObjects) {
  const catalog = agreementObjects[1]!.replace(/>>$/, `/DSS << ${entries} >> >>`);
  const document = openPdf(updatePdf(agreementPdf(), { 1: catalog, ...streams }), codec);
  const decode = vi.spyOn(document, 'decode');

  return { store: readSecurityStore(document), decode };
}

it('reads each proof once, however often it is named', async () => {
  const list = await makeRevocationList(authority, {});
  const { store, decode } = storeOf(`/Certs [${'50 0 R '.repeat(300)}] /CRLs [${'51 0 R '.repeat(300)}]`, {
    50: rawStream(latin(authority.root)),
    51: packed(list),
  });

  expect(store).toMatchObject({ certificates: { length: 1 }, evidence: { lists: { length: 1 } } });
  expect(decode).toHaveBeenCalledTimes(2);
});

it('decodes no proofs that are larger than any of an authority', () => {
  const streams = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [50 + index, packed(new Uint8Array(40 * mebibyte))]),
  );
  const refs = Object.keys(streams).map((number) => `${number} 0 R`);
  const { store, decode } = storeOf(`/Certs [${refs.join(' ')}] /CRLs [${refs.join(' ')}]`, streams);
  const decoded = decode.mock.calls.reduce((sum, [, limit = Number.POSITIVE_INFINITY]) => sum + limit, 0);

  expect(store).toMatchObject({ certificates: [], evidence: { lists: [] } });
  expect(decoded).toBeLessThan(26 * mebibyte);
});
