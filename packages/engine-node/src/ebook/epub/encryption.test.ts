import { expect, it } from 'vitest';
import { parseXml } from '../markup/parse.ts';
import { readEncryption } from './encryption.ts';

it('takes a per cent sign in an address that escapes nothing for itself', () => {
  const root = parseXml(
    '<encryption><EncryptedData><EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/><CipherData><CipherReference URI="fonts/100%.otf"/></CipherData></EncryptedData></encryption>',
  );

  expect(readEncryption(root!)).toEqual([{ path: 'fonts/100%.otf', method: 'idpf' }]);
});

it('refuses a method that is called like a property of every object', () => {
  const root = parseXml(
    '<encryption><EncryptedData><EncryptionMethod Algorithm="constructor"/></EncryptedData></encryption>',
  );

  expect(() => readEncryption(root!)).toThrowError(expect.objectContaining({ code: 'drm-protected' }));
});
