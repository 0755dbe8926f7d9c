import { Failure } from '@octavo/contract/failures';
import type { MadeSignature, PreparedFile, SigningTask } from '@octavo/engine-browser/signing/protocol';
import type { SigningClient } from '@octavo/engine-browser/signing/signing-client';
import type { ShownFailure } from '../../files/workspace-file.ts';
import { type HeldCertificate, noteOpen } from './held-certificate.ts';
import { firstForm, type SignatureForm } from './signature-form.ts';

/** File as it would be signed now. */
export type Preparation =
  | { readonly state: 'preparing' }
  | ({ readonly state: 'prepared' } & PreparedFile)
  | { readonly state: 'failed'; readonly failure: ShownFailure };

export interface SigningState {
  readonly tab: 'mark' | 'certificate';
  readonly certificate: HeldCertificate | null;
  readonly form: SignatureForm;
  readonly preparation: Preparation;
  /** The last signature that was sent; null before the first. */
  readonly made: Pick<MadeSignature, 'request' | 'digest'> | null;
}

const start: SigningState = {
  tab: 'mark',
  certificate: null,
  form: firstForm,
  preparation: { state: 'preparing' },
  made: null,
};

/** Certificate and choices of a signature, for as long as the page is open. The key stays in a worker. */
export class SigningSession {
  readonly #listeners = new Set<() => void>();
  #client: Promise<SigningClient> | null = null;
  #state = start;
  #task: SigningTask | null = null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);

    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): SigningState => this.#state;

  readonly change = (form: Partial<SignatureForm>): void => {
    this.#set({ form: { ...this.#state.form, ...form } });
  };

  readonly chooseTab = (tab: SigningState['tab']): void => this.#set({ tab });

  readonly setPreparation = (preparation: Preparation): void => this.#set({ preparation });

  /** @throws Failure such as `certificate-password-wrong` or `certificate-expired` */
  async open(file: File, password: string): Promise<void> {
    const client = await this.#started();
    const identity = await client.open(file, password);
    this.#hold({ ...identity, fileName: file.name, openedAt: new Date() });
  }

  async makeTest(name: string): Promise<void> {
    const client = await this.#started();
    const identity = await client.makeTestIdentity(name);
    this.#hold({ ...identity, fileName: null, openedAt: new Date() });
  }

  /** @throws Failure of the preparation */
  async prepare(task: SigningTask): Promise<PreparedFile> {
    return (await this.#started()).prepare(task);
  }

  /** @throws Failure of the preparation, or of the key */
  async sign(task: SigningTask): Promise<MadeSignature> {
    const made = await (await this.#started()).sign(task);
    this.#task = task;
    this.#set({ made });

    return made;
  }

  /** Signs once more after a failure of the job that another request resolves, such as too little room; else null. */
  async signAgain({ code, values }: ShownFailure): Promise<MadeSignature | null> {
    const { changedRequest } = await import('@octavo/signing/prepare/changed-request');
    const { made, certificate } = this.#state;
    const request = made === null ? null : changedRequest(new Failure(code, '', { values }), made.request);

    return request === null || this.#task === null || certificate === null
      ? null
      : this.sign({ ...this.#task, request });
  }

  /** Ends the worker with the key in it. */
  readonly close = (): void => {
    void this.#client?.then((client) => client.forget());
    this.#client = null;
    this.#task = null;
    noteOpen(null);
    this.#set({ certificate: null, preparation: { state: 'preparing' } });
  };

  #hold(certificate: HeldCertificate): void {
    noteOpen(certificate.fileName ?? certificate.facts.name);
    this.#set({ certificate });
  }

  #started(): Promise<SigningClient> {
    this.#client ??= import('@octavo/engine-browser/signing/signing-client').then(
      (engine) => new engine.SigningClient(),
    );

    return this.#client;
  }

  #set(changes: Partial<SigningState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#listeners.forEach((listener) => listener());
  }
}
