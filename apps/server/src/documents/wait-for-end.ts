import { isOpen } from '@octavo/domain/documents/question';
import { Bell } from '../http/bell.ts';
import type { ServerPorts } from '../ports.ts';

/** Waits until a question has ended, at most so many seconds, or until the client is gone. */
export async function waitForEnd(
  { questions, changes }: Pick<ServerPorts, 'questions' | 'changes'>,
  id: string,
  seconds: number,
  signal: AbortSignal,
): Promise<void> {
  const bell = new Bell();
  const stopWatching = changes.watch(id, () => bell.ring());
  const ring = () => bell.ring();
  signal.addEventListener('abort', ring);
  const until = performance.now() + seconds * 1000;

  try {
    for (let left = seconds * 1000; left > 0 && !signal.aborted; left = until - performance.now()) {
      const question = await questions.find(id);

      if (question === null || !isOpen(question)) {
        return;
      }

      await bell.wait(left);
    }
  } finally {
    stopWatching();
    signal.removeEventListener('abort', ring);
  }
}
