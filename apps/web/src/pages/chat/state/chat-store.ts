import type { DocumentView } from '@octavo/contract/document';
import { type FailureCode, isFailure } from '@octavo/contract/failures';
import type { QuestionView, Selection } from '@octavo/contract/question';
import { failureText } from '@octavo/i18n/failures';
import type { Locale } from '@octavo/i18n/locales';
import { loadWorkWords } from '../../../shell/load-work-words.ts';
import { addDocumentFile, askQuestion, cancelQuestion } from '../../../transports/documents.ts';
import { randomToken } from '../../../transports/random-token.ts';
import { isOver } from './answer-events.ts';
import { isAskable } from './askable.ts';
import { followDocument } from './follow-document.ts';
import { followQuestion } from './follow-question.ts';

/** A request that was refused, and the text to say why. */
export interface ChatProblem {
  readonly code: FailureCode;
  readonly text: string;
}

export interface ChatState {
  readonly document: DocumentView;
  /** Questions in the order in which they were asked, with answers as far as they are known. */
  readonly questions: readonly QuestionView[];
  /** True once documents, questions and answers are deleted. */
  readonly isGone: boolean;
  readonly problem: ChatProblem | null;
}

/** Codes of limits: the question stays in its field. */
const limitCodes: ReadonlySet<FailureCode> = new Set<FailureCode>(['question-limit', 'question-too-long']);

/** Timers of browsers that are longer end at once. */
const longestMilliseconds = 2 ** 31 - 1;

/** One conversation: follows its files and answers, asks, and keeps what the page shows. */
export class ChatStore {
  readonly #locale: Locale;
  readonly #listeners = new Set<() => void>();
  /** Answers under way, which are newer here than in the document. */
  readonly #followed = new Map<string, { readonly stop: () => void; question: QuestionView }>();
  /** Questions on their way to the server. */
  readonly #sending = new Map<string, AbortController>();
  #controller = new AbortController();
  #unsent: readonly QuestionView[] = [];
  #state: ChatState;

  constructor(document: DocumentView, locale: Locale) {
    this.#locale = locale;
    this.#state = { document, questions: document.questions, isGone: false, problem: null };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);

    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): ChatState => this.#state;

  /** Follows the conversation until the returned function is called. */
  readonly start = (): (() => void) => {
    const { id, expiresAt } = this.#state.document;
    this.#controller = new AbortController();
    const stop = followDocument(id, this.#locale, {
      onDocument: (document) => this.#take(document),
      onGone: () => this.#end(),
    });
    const left = Math.max(0, Date.parse(expiresAt) - Date.now());
    const hour = left > longestMilliseconds ? undefined : setTimeout(() => this.#end(), left);
    this.#take(this.#state.document);
    this.#controller.signal.addEventListener('abort', () => {
      stop();
      clearTimeout(hour);
      this.#followed.forEach((followed) => followed.stop());
      this.#followed.clear();
    });

    return () => this.#controller.abort();
  };

  /** Asks a question; false when a limit refused it, and the question should stay in its field. */
  async ask(text: string, selection: Selection | null): Promise<boolean> {
    const { engine, id } = this.#state.document;
    const question: QuestionView = {
      id: randomToken(),
      question: text,
      selection,
      state: 'asked',
      engine,
      certain: true,
      requests: null,
      claims: [],
      citations: [],
      missing: [],
      nearest: [],
      partial: false,
      readSoFar: [],
      charged: false,
      failure: null,
      askedAt: new Date().toISOString(),
    };
    const sending = new AbortController();
    const signal = AbortSignal.any([this.#controller.signal, sending.signal]);
    this.#unsent = [...this.#unsent, question];
    this.#sending.set(question.id, sending);
    this.#publish({ problem: null });

    try {
      await this.#untilReadable(signal);
      const request = { id: question.id, question: text, selection };
      const asked = await askQuestion(id, request, this.#locale, signal);
      this.#unsent = this.#unsent.filter((each) => each !== question);
      this.#take({
        ...this.#state.document,
        questions: [...this.#state.document.questions.filter((each) => each.id !== asked.id), asked],
      });

      return true;
    } catch (error) {
      if (this.#controller.signal.aborted) {
        return true;
      }

      if (sending.signal.aborted) {
        this.#change(question, { state: 'cancelled' });

        return true;
      }

      return this.#refuse(question, error);
    } finally {
      this.#sending.delete(question.id);
    }
  }

  async cancel(question: string): Promise<void> {
    const sending = this.#sending.get(question);

    if (sending !== undefined) {
      sending.abort();

      return;
    }

    try {
      this.#settle(await cancelQuestion(this.#state.document.id, question));
    } catch (error) {
      await this.#report(error);
    }
  }

  /** Adds an uploaded file to the conversation. */
  async addFile(file: string, password: string | undefined): Promise<void> {
    try {
      const request = password === undefined ? { file } : { file, password };
      this.#take(await addDocumentFile(this.#state.document.id, request, this.#controller.signal));
    } catch (error) {
      await this.#report(error);
    }
  }

  /** Reports why a file or another request was refused. */
  readonly report = (error: unknown): Promise<void> => this.#report(error);

  readonly dismiss = (): void => this.#publish({ problem: null });

  async #refuse(question: QuestionView, error: unknown): Promise<boolean> {
    const { code, text, values } = await this.#textOf(error);

    if (limitCodes.has(code)) {
      this.#unsent = this.#unsent.filter((each) => each !== question);
      this.#publish({ problem: { code, text } });

      return false;
    }

    this.#change(question, { state: 'failed', failure: { code, values, detail: text } });

    return true;
  }

  /** Changes a question that the server does not have. */
  #change(question: QuestionView, change: Partial<QuestionView>): void {
    this.#unsent = this.#unsent.map((each) => (each === question ? { ...question, ...change } : each));
    this.#publish({});
  }

  /** Waits until pages of one of the files are read, or none will be. */
  #untilReadable(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const { files } = this.#state.document;

        if (files.some(isAskable) || files.every(({ state }) => state === 'failed')) {
          stop();
          resolve();
        }
      };
      const stop = this.subscribe(look);
      signal.addEventListener(
        'abort',
        () => {
          stop();
          reject(signal.reason);
        },
        { once: true },
      );
      look();
    });
  }

  async #report(error: unknown): Promise<void> {
    if (!this.#controller.signal.aborted) {
      const { code, text } = await this.#textOf(error);
      this.#publish({ problem: { code, text } });
    }
  }

  async #textOf(error: unknown) {
    const failure = isFailure(error) ? error : null;
    const code = failure?.code ?? 'request-failed';
    await loadWorkWords(this.#locale);

    return { code, values: failure?.values ?? {}, text: failureText(this.#locale, code, failure?.values) };
  }

  #take(document: DocumentView): void {
    for (const question of document.questions) {
      const followed = this.#followed.get(question.id);

      if (isOver(question)) {
        followed?.stop();
        this.#followed.delete(question.id);
      } else if (followed === undefined && !this.#controller.signal.aborted) {
        const stop = followQuestion(document.id, question, this.#locale, (next) => this.#settle(next));
        this.#followed.set(question.id, { stop, question });
      }
    }

    this.#publish({ document });
  }

  /** Takes what is newly known of a question. */
  #settle(question: QuestionView): void {
    const followed = this.#followed.get(question.id);

    if (followed !== undefined) {
      followed.question = question;
    }

    if (isOver(question)) {
      const { document } = this.#state;
      const questions = document.questions.map((each) => (each.id === question.id ? question : each));
      this.#publish({ document: { ...document, questions } });
    } else {
      this.#publish({});
    }
  }

  #end(): void {
    this.#controller.abort();
    this.#unsent = [];
    const { document } = this.#state;
    // Nothing of it stays on the page either.
    const empty: DocumentView = { ...document, files: [], summary: [], suggestions: [], questions: [] };
    this.#publish({ document: empty, isGone: true });
  }

  #publish(change: Partial<ChatState>): void {
    const state = { ...this.#state, ...change };
    const questions = state.document.questions.map((each) =>
      isOver(each) ? each : (this.#followed.get(each.id)?.question ?? each),
    );
    const unsent = this.#unsent.filter(({ id }) => questions.every((each) => each.id !== id));
    this.#state = { ...state, questions: [...questions, ...unsent] };
    this.#listeners.forEach((listener) => listener());
  }
}
