import { Failure } from '@octavo/contract/failures';
import type { FileView } from '@octavo/contract/job';
import { expect, it } from 'vitest';
import type { Transport } from '../../../transports/transport.ts';
import { OptionFiles } from './option-files.ts';

const logo = new File(['a picture'], 'logo.png');

const stored: FileView = {
  token: '0'.repeat(32),
  name: 'logo.png',
  kind: 'png',
  sizeBytes: logo.size,
  createdAt: '2026-01-01T10:00:00Z',
  expiresAt: '2026-01-01T11:00:00Z',
};

function filesOver(upload: Transport['upload']) {
  const deleted: string[] = [];
  const forgetFile = (token: string) => void deleted.push(token);
  // Only these two are called without an earlier job.
  const files = new OptionFiles({ upload, forgetFile } as Transport);

  return { files, deleted };
}

it('deletes the uploaded files from the server when all are removed', async () => {
  const { files, deleted } = filesOver(() => Promise.resolve(stored));
  files.choose('picture', { file: logo, kind: 'png' });
  await files.untilSent();
  const token = files.snapshot()['picture']?.token;
  files.removeAll();

  expect(files.snapshot()).toEqual({});
  expect(deleted).toEqual([token]);
});

it('deletes the file that another takes the place of', async () => {
  const { files, deleted } = filesOver(() => Promise.resolve(stored));
  files.choose('picture', { file: logo, kind: 'png' });
  await files.untilSent();
  files.choose('picture', { file: new File(['another'], 'other.png'), kind: 'png' });
  await files.untilSent();

  expect(files.snapshot()['picture']).toMatchObject({ name: 'other.png', sent: 1, failure: null });
  expect(deleted).toHaveLength(1);
});

it('shows the reason for which the server refused a file', async () => {
  const { files } = filesOver(() => Promise.reject(new Failure('storage-full')));
  files.choose('picture', { file: logo, kind: 'png' });
  await files.untilSent();

  expect(files.snapshot()['picture']?.failure).toEqual({ code: 'storage-full', values: {} });
});
