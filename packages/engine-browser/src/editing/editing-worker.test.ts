import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditingWorker } from './editing-worker.ts';

/** Notes the requests that it gets. */
class FakeWorker {
  onerror: (() => void) | null = null;
  onmessage: ((event: { readonly data: object }) => void) | null = null;
  readonly requests: string[] = [];

  constructor() {
    workers.push(this);
  }

  postMessage({ kind }: { readonly kind: string }): void {
    this.requests.push(kind);
  }

  terminate(): void {
    this.requests.push('ended');
  }
}

let workers: FakeWorker[];

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

it('opens the document in another worker after one has stopped by itself', async () => {
  const worker = new EditingWorker(new Blob());
  const lost = worker.ask('described', { kind: 'describe' });
  workers[0]?.onerror?.();
  const stopped = worker.ask('annotations', { kind: 'annotations', pageIndex: 0 });
  worker.stop();

  await expect(lost).rejects.toMatchObject({ code: 'engine-crashed' });
  await expect(stopped).rejects.toMatchObject({ code: 'engine-crashed' });
  expect(workers.map(({ requests }) => requests)).toEqual([
    ['open', 'describe', 'ended'],
    ['open', 'annotations', 'ended'],
  ]);
});

it('starts no worker after it was stopped', async () => {
  const worker = new EditingWorker(new Blob());
  worker.stop();

  await expect(worker.ask('described', { kind: 'describe' })).rejects.toMatchObject({
    code: 'engine-crashed',
  });
  expect(workers).toEqual([]);
});

it('never starts a request that was cancelled while it waited', async () => {
  const worker = new EditingWorker(new Blob());
  const first = worker.ask('described', { kind: 'describe' });
  const controller = new AbortController();
  const cancelled = worker.ask('annotations', { kind: 'annotations', pageIndex: 0 }, controller.signal);
  const last = worker.ask('annotations', { kind: 'annotations', pageIndex: 1 });
  controller.abort(new Error('cancelled'));

  await expect(cancelled).rejects.toThrow('cancelled');
  workers[0]?.onmessage?.({ data: { task: 1, kind: 'described' } });
  workers[0]?.onmessage?.({ data: { task: 3, kind: 'annotations' } });
  await expect(Promise.all([first, last])).resolves.toHaveLength(2);
  expect(workers[0]?.requests).toEqual(['open', 'describe', 'annotations']);
});

it('ends a request that takes too long, and goes on with the next one in another worker', async () => {
  vi.useFakeTimers();
  const worker = new EditingWorker(new Blob());
  const slow = worker.ask('described', { kind: 'describe' });
  const next = worker.ask('described', { kind: 'describe' });
  const failed = expect(slow).rejects.toMatchObject({ code: 'time-limit' });
  vi.advanceTimersByTime(61_000);
  await failed;
  workers[1]?.onmessage?.({ data: { task: 2, kind: 'described' } });

  await expect(next).resolves.toMatchObject({ kind: 'described' });
  expect(workers[0]?.requests).toEqual(['open', 'describe', 'ended']);
  vi.useRealTimers();
});
