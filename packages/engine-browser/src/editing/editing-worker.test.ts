import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditingWorker } from './editing-worker.ts';

/** Notes the requests that it gets. */
class FakeWorker {
  onerror: (() => void) | null = null;
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
