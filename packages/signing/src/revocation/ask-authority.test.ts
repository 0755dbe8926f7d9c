import { openAuthority } from '@octavo/testkit/signing/authority';
import { authorityHosts, type IdentityName } from '@octavo/testkit/signing/identities';
import { openRevocationServer } from '@octavo/testkit/signing/revocation-server';
import type { Certificate } from 'pkijs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readCertificate } from '../certificates/read-certificate.ts';
import type { SigningServices } from '../services.ts';
import { askAuthority } from './ask-authority.ts';
import { addressesOf } from './certificate-addresses.ts';

const authority = await openAuthority();
const server = await openRevocationServer(authority);
const issuer = readCertificate(authority.intermediate)!;
const { ocsp, crl, issuers } = authorityHosts;
const services: SigningServices = {
  timeStamp: () => Promise.reject(new Error('not asked for')),
  fetch: (address, request) => server.fetch(address, request).catch(() => null),
  now: () => new Date(),
};

beforeEach(() => {
  server.ocsp = 'good';
  server.crl = 'good';
});

afterAll(() => server.close());

const certificateOf = async (name: IdentityName): Promise<Certificate> =>
  readCertificate((await authority.identity(name)).certificate)!;

const ask = async (name: IdentityName) => askAuthority(await certificateOf(name), issuer, services);

it('reads the addresses of a certificate', async () => {
  expect(addressesOf(await certificateOf('p-256'))).toEqual({
    ocsp: [`http://${ocsp}/`],
    lists: [`http://${crl}/intermediate.crl`],
    issuers: [`http://${issuers}/intermediate.cer`],
  });
  expect(addressesOf(await certificateOf('without-issuer'))).toEqual({ ocsp: [], lists: [], issuers: [] });
});

describe('a responder', () => {
  it('answers, with its certificate', async () => {
    expect(await ask('p-256')).toMatchObject({
      state: 'good',
      kind: 'response',
      responders: [{ serialNumber: (await certificateOf('ocsp')).serialNumber }],
    });
    expect(await ask('revoked')).toMatchObject({ state: 'revoked', kind: 'response' });
  });

  it.each(['refuses', 'stale', 'foreign', 'other-serial', 'garbage', 'unavailable'] as const)(
    'is not believed in the mode %s: a list is',
    async (mode) => {
      server.ocsp = mode;

      expect(await ask('p-256')).toMatchObject({ state: 'good', kind: 'list', responders: [] });
      expect(await ask('revoked')).toMatchObject({ state: 'revoked' });
    },
  );
});

it('reads the list of the root', async () => {
  const root = readCertificate(authority.root)!;

  expect(await askAuthority(issuer, root, services)).toMatchObject({ state: 'good', kind: 'list' });
});

it.each(['stale', 'foreign', 'garbage', 'unavailable'] as const)(
  'does not believe a list in the mode %s',
  async (mode) => {
    server.ocsp = 'refuses';
    server.crl = mode;

    expect(await ask('p-256')).toBeNull();
  },
);
