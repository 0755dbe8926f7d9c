import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '@octavo/contract/failures';
import '@octavo/i18n/every-language';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { catalogue } from '@octavo/tools/catalogue';
import { RunStopped } from '@octavo/worker/ports';
import { expect, it, vi } from 'vitest';
import { type BatchParts, FolderBatch } from './batch.ts';
import { FolderFailure } from './problem.ts';

type Work = NonNullable<BatchParts['work']>;

const done = (path: string) => ({ state: 'done' as const, results: [path], resultBytes: 1, notes: [] });

function openBatch(paths: readonly string[], work: Work, lanes = 1) {
  const folder = newRunFolder();
  const [source, target] = [join(folder, 'source'), join(folder, 'target')];
  mkdirSync(source);
  const batch = new FolderBatch({
    id: 'batch',
    task: {
      source,
      target,
      steps: [{ tool: 'compress-pdf', facts: catalogue['compress-pdf'], options: {}, optionFiles: [] }],
      password: '',
      rights: false,
      locale: 'en',
    },
    plan: { files: paths.map((path) => ({ path, sizeBytes: 10 })), others: 3 },
    place: {
      runs: { runInPlace: () => Promise.reject(new Error('not used')) },
      folder,
      onError: () => undefined,
    },
    lanes,
    work,
  });
  const report = () => readFileSync(join(target, batch.view('en').report ?? ''), 'utf8');

  return { batch, source, target, report };
}

/** The first file is taken before the batch has a name in its test. */
const nextTurn = () => Promise.resolve();
const state = (batch: FolderBatch) => batch.view('en').state;

it('goes on after files that fail, and reports the reason of each', async () => {
  const failures: Readonly<Record<string, Error>> = {
    'broken.pdf': new Failure('damaged-file'),
    'locked.pdf': new Failure('password-required'),
    'gone.pdf': new FolderFailure('file-vanished'),
    'crash.pdf': new Error('anything'),
  };
  const paths = ['a.pdf', ...Object.keys(failures), 'sub/z.pdf'];
  const { batch, target, report } = openBatch(paths, async (_place, _task, path) => {
    if (failures[path] !== undefined) {
      throw failures[path];
    }

    return done(path);
  });
  await batch.ended;

  expect(batch.view('en')).toMatchObject({
    state: 'done',
    total: 6,
    others: 3,
    counts: { done: 2, failed: 4 },
  });
  expect(batch.files('fr', ['failed'], 0, 10).files.map(({ problem }) => problem?.code)).toEqual([
    'damaged-file',
    'password-required',
    'file-vanished',
    'engine-crashed',
  ]);
  expect(readdirSync(target)).toEqual([batch.view('en').report]);
  expect(report()).toContain('gone.pdf,Failed,,10,,file-vanished,The file is no longer there.');
  expect(report().split('\r\n')).toHaveLength(8);
});

it('pauses between files, resumes, and works on no file twice', async () => {
  const worked: string[] = [];
  const { batch } = openBatch(['a.pdf', 'b.pdf', 'c.pdf'], async (_place, _task, path) => {
    await nextTurn();
    worked.push(path);

    if (path === 'a.pdf') {
      batch.act('pause');
    }

    return done(path);
  });
  await vi.waitFor(() => expect(state(batch)).toBe('paused'));
  expect(worked).toEqual(['a.pdf']);
  batch.act('resume');
  await batch.ended;
  expect(worked).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  expect(state(batch)).toBe('done');
});

it('ends the running files when it is cancelled, and reports those that were not processed', async () => {
  const work: Work = (_place, _task, _path, { signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new RunStopped('cancelled')));
    });
  const { batch, report } = openBatch(['a.pdf', 'b.pdf', 'c.pdf'], work, 2);
  expect(batch.view('en').running).toHaveLength(2);
  batch.act('cancel');
  await batch.ended;

  expect(batch.view('en')).toMatchObject({ state: 'cancelled', counts: { cancelled: 3 } });
  expect(report().match(/Not processed,/g)).toHaveLength(3);
});

it('pauses itself for a problem of the computer, and tries the file again', async () => {
  let isFull = true;
  const { batch } = openBatch(['a.pdf', 'b.pdf'], async (_place, _task, path) => {
    if (isFull) {
      throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    }

    return done(path);
  });
  await vi.waitFor(() => expect(state(batch)).toBe('paused'));
  expect(batch.view('en').because?.code).toBe('storage-full');
  expect(batch.view('en').counts).toMatchObject({ waiting: 2, failed: 0 });
  isFull = false;
  batch.act('resume');
  await batch.ended;
  expect(batch.view('en')).toMatchObject({ state: 'done', because: null, counts: { done: 2 } });
});

it('pauses when its folder has gone, as with a drive that was taken out', async () => {
  const { batch, source } = openBatch(['a.pdf', 'b.pdf'], async () => {
    await nextTurn();
    rmSync(source, { recursive: true, force: true });
    throw new FolderFailure('file-vanished');
  });
  await vi.waitFor(() => expect(state(batch)).toBe('paused'));
  expect(batch.view('en').because?.code).toBe('folder-missing');
  expect(batch.view('en').counts).toMatchObject({ waiting: 2, failed: 0 });
});
