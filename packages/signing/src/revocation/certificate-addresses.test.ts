import { AccessDescription, Certificate, Extension, GeneralName, InfoAccess } from 'pkijs';
import { expect, it } from 'vitest';
import { addressesOf } from './certificate-addresses.ts';

const ocspMethod = '1.3.6.1.5.5.7.48.1';

it('reads few addresses of each kind, and each once', () => {
  const names = ['a', 'a', 'b', 'c', 'd', 'e'];
  const access = new InfoAccess({
    accessDescriptions: names.map(
      (name) =>
        new AccessDescription({
          accessMethod: ocspMethod,
          accessLocation: new GeneralName({ type: 6, value: `http://${name}.example/` }),
        }),
    ),
  });
  const extnValue = access.toSchema().toBER();
  const extensions = [new Extension({ extnID: '1.3.6.1.5.5.7.1.1', extnValue })];

  expect(addressesOf(new Certificate({ extensions })).ocsp).toEqual([
    'http://a.example/',
    'http://b.example/',
    'http://c.example/',
  ]);
});
