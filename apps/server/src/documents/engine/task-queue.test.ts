import { expect, it } from 'vitest';
import { TaskQueue } from './task-queue.ts';

it('lets documents take turns, each with its tasks in order', () => {
  const queue = new TaskQueue<{ readonly document: string; readonly name: string }>();

  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) {
    queue.add({ document: name.charAt(0), name });
  }

  const taken = Array.from({ length: 6 }, () => queue.take()?.name);
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(queue.take()).toBeNull();
});

it('gives up all that wait', () => {
  const queue = new TaskQueue();
  queue.add({ document: 'a' });
  queue.add({ document: 'b' });

  expect(queue.takeAll()).toHaveLength(2);
  expect(queue.take()).toBeNull();
});
