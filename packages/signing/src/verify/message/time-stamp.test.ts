import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestParts } from '@octavo/engine-node/signing/digest-parts';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { openAuthority } from '@octavo/testkit/signing/authority';
import { authorityHosts } from '@octavo/testkit/signing/identities';
import { runOpenssl } from '@octavo/testkit/signing/run-openssl';
import { openTimeStampAuthority } from '@octavo/testkit/signing/time-stamp-authority';
import { afterAll, expect, it } from 'vitest';
import { readToken } from '../../timestamps/read-token.ts';
import { readMessage } from './read-message.ts';
import { checkTimeStamp } from './time-stamp.ts';

const authority = await openAuthority();
const timeStamps = await openTimeStampAuthority(authority);
const data = new TextEncoder().encode('signature');

afterAll(() => timeStamps.close());

it.each([
  ['sha256', []],
  ['sha1', ['algorithm-weak']],
])('checks a time stamp over a digest by %s', async (digest, reasons) => {
  const folder = newRunFolder();
  await writeFile(join(folder, 'data'), data);
  const query = await runOpenssl(folder, ['ts', '-query', '-data', 'data', `-${digest}`, '-cert']);
  const reply = await timeStamps.fetch(`http://${authorityHosts.timeStamps}/`, new Uint8Array(query));
  const message = readMessage(readToken(reply))!;

  expect((await checkTimeStamp(message, [data], digestParts, [])).reasons).toEqual(reasons);
});
