import { Failure } from '@octavo/contract/failures';
import type { AnswerPart } from '@octavo/domain/documents/engine';
import { continueAnswer, isOpen, type QuestionRecord } from '@octavo/domain/documents/question';
import type { ServerPorts } from '../ports.ts';
import type { AnswerStop } from './answer-stop.ts';

/** Milliseconds between two writes of an answer. */
const writeMilliseconds = 250;

/** Milliseconds between two beats without a part, well within `answerStalledSeconds`. */
const beatMilliseconds = 5000;

/** Writes the parts of one answer and the beats of its process, one write after another. */
export class AnswerWriter {
  readonly #ports: Pick<ServerPorts, 'questions' | 'clock' | 'log'>;
  readonly #id: string;
  readonly #expiresAt: Date;
  readonly #stop: AnswerStop;
  readonly #timer: NodeJS.Timeout;
  #pending: AnswerPart[] = [];
  #last: Promise<void> = Promise.resolve();
  #writtenAt = performance.now();
  #hasEnded = false;
  /** Parts handed over so far. */
  written = 0;

  /** `stop` is requested when the question has ended elsewhere or its document expires. */
  constructor(
    ports: Pick<ServerPorts, 'questions' | 'clock' | 'log'>,
    id: string,
    expiresAt: Date,
    stop: AnswerStop,
  ) {
    this.#ports = ports;
    this.#id = id;
    this.#expiresAt = expiresAt;
    this.#stop = stop;
    this.#timer = setInterval(() => this.#tick(), writeMilliseconds);
  }

  add(part: AnswerPart): void {
    const last = this.#pending.at(-1);

    if (part.kind === 'text' && last?.kind === 'text' && last.claim === part.claim) {
      this.#pending[this.#pending.length - 1] = { ...last, text: last.text + part.text };
    } else {
      this.#pending.push(part);
    }

    if (this.written === 0) {
      // The first words do not wait for the next tick of the timer.
      setImmediate(() => this.#flush());
    }

    this.written += 1;
  }

  /** Ends the question with the parts that are not written yet. */
  async end(rule: (question: QuestionRecord, rest: readonly AnswerPart[]) => QuestionRecord): Promise<void> {
    this.#hasEnded = true;
    await this.#last;
    const rest = this.#pending;
    await this.#ports.questions.change(this.#id, (question) => rule(question, rest));
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    if (this.#ports.clock.now() >= this.#expiresAt) {
      this.#stop.request(new Failure('file-expired'));
    }

    if (this.#pending.length > 0 || performance.now() - this.#writtenAt >= beatMilliseconds) {
      this.#flush();
    }
  }

  #flush(): void {
    if (this.#hasEnded) {
      return;
    }

    const parts = this.#pending;
    this.#pending = [];
    this.#writtenAt = performance.now();
    this.#last = this.#last.then(() => this.#write(parts));
  }

  async #write(parts: readonly AnswerPart[]): Promise<void> {
    const { questions, clock, log } = this.#ports;

    try {
      const question = await questions.change(this.#id, (current) =>
        continueAnswer(current, parts, clock.now()),
      );

      if (question === null || !isOpen(question)) {
        this.#stop.request(new Failure('cancelled'));
      }
    } catch (error) {
      // Written again with the next parts; without a beat for too long, the question fails.
      this.#pending = [...parts, ...this.#pending];
      log.warn({ err: error, questionId: this.#id }, 'parts of an answer not written');
    }
  }
}
