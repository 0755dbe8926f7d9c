import { openAuthority } from '@octavo/testkit/signing/authority';
import { expect, it } from 'vitest';
import { readCertificate } from '../certificates/read-certificate.ts';
import { isSelfSigned } from './find-issuer.ts';

const authority = await openAuthority();

it('takes only a certificate that signed itself for a root', async () => {
  const renamed = readCertificate(authority.intermediate)!;
  renamed.issuer = renamed.subject;

  expect(await isSelfSigned(readCertificate(authority.root)!)).toBe(true);
  expect(await isSelfSigned(renamed)).toBe(false);
});
