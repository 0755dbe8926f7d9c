import { appendFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '@octavo/contract/failures';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { catalogue } from '@octavo/tools/catalogue';
import { expect, it } from 'vitest';
import { type WorkPlace, workOnFile } from './work-on-file.ts';

type Run = WorkPlace['runs']['runInPlace'];

function openWork(run: (change: (more?: string) => void) => Promise<never> | null) {
  const folder = newRunFolder();
  const [source, target] = [join(folder, 'source'), join(folder, 'target')];
  mkdirSync(source);
  const path = join(source, 'a.pdf');
  writeFileSync(path, featureDocument({ pages: 1 }));
  const change = (more?: string) => (more === undefined ? rmSync(path) : appendFileSync(path, more));
  const runInPlace: Run = async (_request, take) => {
    await run(change);

    return take({
      failures: [],
      results: [{ input: 0, name: 'a.pdf', kind: 'pdf', path: '/made', pages: 1, notes: [] }],
      open: async () => ({
        sizeBytes: 4,
        detectKind: async () => 'pdf',
        read: async function* read() {
          yield Buffer.from('made');
        },
        close: async () => undefined,
      }),
    });
  };
  const logged: string[] = [];
  const place: WorkPlace = {
    runs: { runInPlace },
    folder: join(folder, 'between'),
    onError: ({ message }) => logged.push(message),
  };
  const step = {
    tool: 'compress-pdf' as const,
    facts: catalogue['compress-pdf'],
    options: {},
    optionFiles: [],
  };
  const task = { source, target, steps: [step] as const, password: '', rights: false, locale: 'en' as const };
  const work = () =>
    workOnFile(place, task, 'a.pdf', { signal: new AbortController().signal, onProgress: () => undefined });

  return { work, logged, target, written: () => readdirSync(target), left: () => readdirSync(place.folder) };
}

it('names a result when it is whole, and leaves nothing between tools', async () => {
  const { work, written, left } = openWork(() => null);

  expect(await work()).toMatchObject({ state: 'done', results: ['a.pdf'], resultBytes: 4 });
  expect(written()).toEqual(['a.pdf']);
  expect(left()).toEqual([]);
});

it('keeps no result of a file that changes or goes meanwhile', async () => {
  const changed = openWork((change) => (change('more'), null));
  await expect(changed.work()).rejects.toMatchObject({ code: 'file-changed' });
  expect(changed.written()).toEqual([]);

  const gone = openWork((change) => (change(), null));
  await expect(gone.work()).rejects.toMatchObject({ code: 'file-vanished' });
  expect(gone.written()).toEqual([]);
});

it('tells a file that has gone from a run that crashes, and logs crashes without paths', async () => {
  const crash = new Failure('engine-crashed', '/home/me/secret.pdf');
  const gone = openWork((change) => (change(), Promise.reject(crash)));
  await expect(gone.work()).rejects.toMatchObject({ code: 'file-vanished' });
  expect(gone.logged).toEqual([]);

  const crashed = openWork(() => Promise.reject(crash));
  await expect(crashed.work()).rejects.toMatchObject({ code: 'engine-crashed' });
  expect(crashed.logged).toEqual(['engine-crashed']);
});
