import { expect, it, vi } from 'vitest';
import { PdfReader } from './pdf-reader.ts';

const workers: FakeWorker[] = [];

/** Describes documents and never answers anything else. */
class FakeWorker {
  onmessage: ((event: { readonly data: object }) => void) | null = null;
  isEnded = false;

  constructor() {
    workers.push(this);
  }

  postMessage({ kind, task }: { readonly kind: string; readonly task: number }): void {
    if (kind === 'describe') {
      queueMicrotask(() => this.onmessage?.({ data: { task, kind: 'described', description: {} } }));
    }
  }

  terminate(): void {
    this.isEnded = true;
  }
}

it('ends its worker and all requests, and starts no other worker to close documents', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const reader = new PdfReader();
  const document = await reader.open(new Blob());
  const requests = [document.words(0), document.words(1)];

  reader.stop();
  document.close();

  for (const request of requests) {
    await expect(request).rejects.toMatchObject({ code: 'engine-crashed' });
  }
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  vi.unstubAllGlobals();
});
