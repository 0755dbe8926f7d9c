import { expect, it } from 'vitest';
import { parseXml } from '../markup/parse.ts';
import { readEncryption } from './encryption.ts';

it('keeps a percent sign in a path that is no escape sequence', () => {
  const root = parseXml(
    '<encryption><EncryptedData><EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/><CipherData><CipherReference URI="fonts/100%.otf"/></CipherData></EncryptedData></encryption>',
  );

  expect(readEncryption(root!)).toEqual([{ path: 'fonts/100%.otf', method: 'idpf' }]);
});

it('refuses a method named like an object property', () => {
  const root = parseXml(
    '<encryption><EncryptedData><EncryptionMethod Algorithm="constructor"/></EncryptedData></encryption>',
  );

  expect(() => readEncryption(root!)).toThrowError(expect.objectContaining({ code: 'drm-protected' }));
});
