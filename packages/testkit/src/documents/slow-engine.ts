import type { Failure } from '@octavo/contract/failures';
import type { AnswerPart, AskedQuestion, ReadFiles, RunningAnswer } from '@octavo/domain/documents/engine';
import { FakeEngine } from './fake-engine.ts';

const wordMilliseconds = 200;
const words = 100;

/** Engine for tests that says one word in 200 ms, long enough for its process to be killed meanwhile. */
export class SlowEngine extends FakeEngine {
  override answer(
    _files: ReadFiles,
    _asked: AskedQuestion,
    onPart: (part: AnswerPart) => void,
  ): RunningAnswer {
    let stop: (failure: Failure) => void = () => undefined;
    const ended = new Promise<{ readonly certain: boolean }>((resolve, reject) => {
      let said = 0;
      const timer = setInterval(() => {
        said += 1;
        onPart({ kind: 'text', claim: said, text: `word ${said}` });

        if (said === words) {
          clearInterval(timer);
          resolve({ certain: true });
        }
      }, wordMilliseconds);
      stop = (failure) => {
        clearInterval(timer);
        reject(failure);
      };
    });

    return { ended, stop };
  }
}
