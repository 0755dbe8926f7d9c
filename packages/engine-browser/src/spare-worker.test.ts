import { expect, it, vi } from 'vitest';
import { SpareWorker } from './spare-worker.ts';

function startedBy() {
  const started: { readonly terminate: ReturnType<typeof vi.fn> }[] = [];
  const workers = new SpareWorker(() => {
    const worker = { terminate: vi.fn() };
    started.push(worker);

    return worker as unknown as Worker;
  });

  return { workers, started };
}

it('gives the prepared worker away once', () => {
  const { workers, started } = startedBy();
  workers.prepare();
  workers.prepare();

  expect(started).toHaveLength(1);
  expect(workers.take()).toBe(started[0]);
  expect(workers.take()).toBe(started[1]);
});

it('ends a worker that nobody takes, but none that was taken', () => {
  vi.useFakeTimers();
  const { workers, started } = startedBy();
  workers.prepare();
  vi.advanceTimersByTime(61_000);
  expect(started[0]?.terminate).toHaveBeenCalled();

  workers.prepare();
  workers.take();
  vi.advanceTimersByTime(61_000);
  expect(started[1]?.terminate).not.toHaveBeenCalled();
  vi.useRealTimers();
});
