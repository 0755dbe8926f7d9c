import { type FailureCode, isFailure } from '@octavo/contract/failures';
import { filesPerDocument } from '@octavo/contract/limits';
import type { SizeLimit } from '@octavo/domain/access/access';
import { PdfReader, readerWorkers } from '@octavo/engine-browser/pdf-reader';
import { failureText } from '@octavo/i18n/failures';
import type { Locale } from '@octavo/i18n/locales';
import { checkDrop } from '../../../intake/check.ts';
import { readKinds } from '../../../intake/read-kinds.ts';
import { loadWorkWords } from '../../../shell/load-work-words.ts';
import { randomToken } from '../../../transports/random-token.ts';
import type { Transport } from '../../../transports/transport.ts';
import { carryPdf } from '../state/carried-pdfs.ts';

/** A file on its way to a conversation. */
export interface ArrivingPdf {
  /** Of its upload. */
  readonly token: string;
  readonly name: string;
  readonly state: 'checking' | 'locked' | 'wrong' | 'uploading' | 'ready' | 'failed';
  /** Share of the bytes that were sent. */
  readonly share: number;
  readonly isWaiting: boolean;
  readonly password: string | null;
  /** Reason that it failed. */
  readonly problem: string | null;
}

interface ChosenPdf {
  readonly file: File;
  readonly controller: AbortController;
}

/** Takes PDF files for a conversation: checks and opens each, asks for its password, and uploads it. */
export class PdfIntake {
  readonly #transport: Transport;
  readonly #locale: Locale;
  readonly #reader = new PdfReader();
  readonly #backing = new Map<string, ChosenPdf>();
  readonly #listeners = new Set<() => void>();
  #files: readonly ArrivingPdf[] = [];

  constructor(transport: Transport, locale: Locale) {
    this.#transport = transport;
    this.#locale = locale;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);

    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): readonly ArrivingPdf[] => this.#files;

  /** Adds files; `present` is the number of those that the conversation already has. */
  async add(given: readonly File[], limit: SizeLimit, present = 0): Promise<void> {
    const [candidates] = await Promise.all([readKinds(given), loadWorkWords(this.#locale)]);
    const count = present + this.#files.filter(({ state }) => state !== 'failed').length;
    const bytes = [...this.#backing.values()].reduce((sum, { file }) => sum + file.size, 0);
    const taker = { accepts: ['pdf'], maxFiles: filesPerDocument } as const;
    const { accepted, refused } = checkDrop(taker, candidates, { count, bytes }, limit);
    const arriving = (file: File, state: ArrivingPdf['state'], problem: string | null): ArrivingPdf => ({
      token: randomToken(),
      name: file.name,
      state,
      share: 0,
      isWaiting: false,
      password: null,
      problem,
    });

    for (const { file } of accepted) {
      const made = arriving(file, 'checking', null);
      this.#backing.set(made.token, { file, controller: new AbortController() });
      this.#publish([...this.#files, made]);
      void this.#open(made.token, '');
    }

    const notTaken = refused.map(({ file, code, values }) =>
      arriving(file, 'failed', failureText(this.#locale, code, values)),
    );
    this.#publish([...this.#files, ...notTaken]);
  }

  /** Tries the password of a locked file. */
  unlock(token: string, password: string): void {
    void this.#open(token, password);
  }

  remove(token: string): void {
    const backing = this.#backing.get(token);
    backing?.controller.abort();
    this.#backing.delete(token);

    if (backing !== undefined) {
      this.#transport.forgetFile(token);
    }

    this.#publish(this.#files.filter((file) => file.token !== token));
  }

  /** Forgets files that a conversation has taken. */
  release(tokens: readonly string[]): void {
    tokens.forEach((token) => this.#backing.delete(token));
    this.#publish(this.#files.filter(({ token }) => !tokens.includes(token)));
  }

  /** Ends all uploads. */
  stop(): void {
    this.#backing.forEach(({ controller }) => controller.abort());
    this.#reader.stop();
  }

  async #open(token: string, password: string): Promise<void> {
    const backing = this.#backing.get(token);

    if (backing === undefined) {
      return;
    }

    try {
      const document = await this.#reader.open(backing.file, password);
      document.close();
      // The conversation opens it again, with the next worker.
      readerWorkers.prepare();
    } catch (error) {
      const code: FailureCode = isFailure(error) ? error.code : 'damaged-file';

      if (code === 'password-required' || code === 'wrong-password') {
        this.#change(token, { state: password === '' ? 'locked' : 'wrong' });

        return;
      }
      // The server repairs what this browser cannot open.
    }

    const kept = password === '' ? null : password;
    this.#change(token, { state: 'uploading', password: kept });
    carryPdf(token, { file: backing.file, password: kept });
    await this.#upload(token, backing);
  }

  async #upload(token: string, { file, controller }: ChosenPdf): Promise<void> {
    try {
      await this.#transport.upload(file, {
        token,
        name: file.name,
        signal: controller.signal,
        onProgress: (share) => this.#change(token, { share }),
        onWaiting: (isWaiting) => this.#change(token, { isWaiting }),
      });
      this.#change(token, { state: 'ready', share: 1 });
    } catch (error) {
      if (!controller.signal.aborted) {
        const failure = isFailure(error) ? error : null;
        const code = failure?.code ?? 'upload-failed';
        this.#change(token, { state: 'failed', problem: failureText(this.#locale, code, failure?.values) });
      }
    }
  }

  #change(token: string, change: Partial<ArrivingPdf>): void {
    this.#publish(this.#files.map((file) => (file.token === token ? { ...file, ...change } : file)));
  }

  #publish(files: readonly ArrivingPdf[]): void {
    this.#files = files;
    this.#listeners.forEach((listener) => listener());
  }
}
