import { Failure } from '@octavo/contract/failures';
import { RunStopped } from '@octavo/worker/ports';
import { expect, it } from 'vitest';
import { SharedRuns } from './shared-runs.ts';

type Request = Parameters<SharedRuns['runInPlace']>[0];

const requestFor = (name: string, more: Partial<Request> = {}, sizeBytes = 1000): Request => ({
  tool: 'compress-pdf',
  files: [{ name, kind: 'pdf', path: `/${name}`, sizeBytes }],
  options: {},
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ...more,
});

/** Runs that note the files of each process; one that has a file of `crashing` ends without an outcome. */
function openRuns(crashing: readonly string[] = [], most = 1) {
  const processes: string[][] = [];
  const runs = new SharedRuns(
    {
      async runInPlace({ files }, take) {
        const names = files.map(({ name }) => name);
        processes.push(names);
        await Promise.resolve();

        if (names.some((name) => crashing.includes(name))) {
          throw new Failure('engine-crashed');
        }

        return take({
          results: names.map((name, input) => ({
            input,
            name,
            kind: 'pdf',
            path: name,
            pages: 1,
            notes: [],
          })),
          failures: [],
          open: () => Promise.reject(new Error('not used')),
        });
      },
    },
    most,
  );
  const run = (request: Request) =>
    runs.runInPlace(request, async ({ results }) => results.map(({ name }) => name).join());

  return { run, processes };
}

it('gives each file its own results from a process that several share', async () => {
  const { run, processes } = openRuns();
  const names = Array.from({ length: 20 }, (_, index) => `${index}.pdf`);

  expect(await Promise.all(names.map((name) => run(requestFor(name))))).toEqual(names);
  expect(processes.map((each) => each.length)).toEqual([16, 4]);
});

it('lets files share a process only with the same files of options, which it takes once', async () => {
  const { run, processes } = openRuns();
  const withPicture = (name: string, picture: string) => {
    const [file] = requestFor(name).files;

    return requestFor(name, {
      files: [
        ...(file === undefined ? [] : [file]),
        { name: picture, kind: 'png', path: `/${picture}`, sizeBytes: 9_000_000, option: 'picture' },
      ],
    });
  };
  const requests = [
    withPicture('a.pdf', 'one.png'),
    withPicture('b.pdf', 'one.png'),
    withPicture('c.pdf', 'two.png'),
  ];
  const results = await Promise.all(requests.map(run));

  expect(processes).toEqual([
    ['a.pdf', 'b.pdf', 'one.png'],
    ['c.pdf', 'two.png'],
  ]);
  expect(results.slice(0, 2)).toEqual(['a.pdf', 'b.pdf']);
});

it('keeps large files and other options apart', async () => {
  const { run, processes } = openRuns();
  await Promise.all([
    run(requestFor('a.pdf')),
    run(requestFor('large.pdf', {}, 5_000_000)),
    run(requestFor('b.pdf')),
    run(requestFor('other.pdf', { options: { level: 'high' } })),
  ]);

  expect(processes).toEqual([['a.pdf', 'b.pdf'], ['large.pdf'], ['other.pdf']]);
});

it('works on each file alone when the process of several fails', async () => {
  const { run, processes } = openRuns(['bad.pdf']);
  const outcomes = await Promise.allSettled(
    ['a.pdf', 'bad.pdf', 'b.pdf'].map((name) => run(requestFor(name))),
  );

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(processes).toEqual([['a.pdf', 'bad.pdf', 'b.pdf'], ['a.pdf'], ['bad.pdf'], ['b.pdf']]);
});

it('starts nothing again that was stopped', async () => {
  const runs = new SharedRuns({ runInPlace: () => Promise.reject(new RunStopped('cancelled')) }, 1);
  const outcomes = await Promise.allSettled(
    ['a.pdf', 'b.pdf'].map((name) => runs.runInPlace(requestFor(name), async () => name)),
  );

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('lets a file whose results cannot be taken fail alone', async () => {
  const runs = new SharedRuns(
    {
      runInPlace: (_request, take) =>
        take({ results: [], failures: [], open: () => Promise.reject(new Error('not used')) }),
    },
    1,
  );
  const outcomes = await Promise.allSettled([
    runs.runInPlace(requestFor('a.pdf'), () => Promise.reject(new Failure('storage-full'))),
    runs.runInPlace(requestFor('b.pdf'), async () => 'taken'),
  ]);

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
