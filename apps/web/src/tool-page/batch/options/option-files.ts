import type { FileView, JobView } from '@octavo/contract/job';
import { isOptionFile } from '@octavo/contract/option-files';
import type { Accepted } from '../../../intake/check.ts';
import { randomToken } from '../../../transports/random-token.ts';
import type { Transport } from '../../../transports/transport.ts';
import { failureFrom, type ShownFailure } from '../../files/workspace-file.ts';

/** A file that an option takes, such as a picture. */
export interface OptionFile {
  readonly option: string;
  readonly token: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** Object URL of its bytes; null until they are read. */
  readonly url: string | null;
  /** Uploaded share, from 0 to 1. */
  readonly sent: number;
  readonly failure: ShownFailure | null;
}

export type OptionFileList = Readonly<Record<string, OptionFile>>;

/** Transfer of one file, with the promise that settles when it has ended. */
interface FileTransfer {
  readonly controller: AbortController;
  readonly ended: Promise<void>;
  readonly fromDevice: boolean;
}

/** Files of a tool page's options, at most one for each, uploaded as soon as they are chosen. */
export class OptionFiles {
  readonly #transport: Transport;
  readonly #transfers = new Map<string, FileTransfer>();
  readonly #listeners = new Set<() => void>();
  #files: OptionFileList = {};

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);

    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): OptionFileList => this.#files;

  /** Takes a file from this device in place of the one the option had. */
  choose(option: string, { file }: Accepted): void {
    const token = randomToken();
    const { name, size: sizeBytes } = file;
    const url = URL.createObjectURL(file);
    this.#place({ option, token, name, sizeBytes, url, sent: 0, failure: null }, true, (signal) =>
      this.#transport.upload(file, {
        token,
        name,
        signal,
        onProgress: (share) => this.#change(token, { sent: Math.min(share, 0.99) }),
        onWaiting: () => undefined,
      }),
    );
  }

  /** Shows why a file was not accepted, in place of the one the option had. */
  refuse(option: string, { name, size: sizeBytes }: File, failure: ShownFailure): void {
    this.#place({ option, token: randomToken(), name, sizeBytes, url: null, sent: 0, failure }, false, null);
  }

  /** Takes the files of options of an earlier job that the server still has. */
  async restore({ inputs }: JobView): Promise<void> {
    await Promise.all(
      inputs.filter(isOptionFile).map(async ({ token, option }) => {
        const view = await this.#transport.readFile(token).catch(() => null);

        if (view !== null) {
          this.#addStored(option, view);
        }
      }),
    );
  }

  remove(option: string): void {
    const { [option]: file, ...others } = this.#files;

    if (file === undefined) {
      return;
    }

    const transfer = this.#transfers.get(file.token);
    transfer?.controller.abort();
    this.#transfers.delete(file.token);

    if (file.url !== null) {
      URL.revokeObjectURL(file.url);
    }

    if (transfer?.fromDevice === true && file.sent === 1) {
      this.#transport.forgetFile(file.token);
    }

    this.#set(others);
  }

  removeAll(): void {
    Object.keys(this.#files).forEach((option) => this.remove(option));
  }

  /** Resolves when every transfer has ended. */
  async untilSent(): Promise<void> {
    await Promise.all([...this.#transfers.values()].map(({ ended }) => ended));
  }

  dispose(): void {
    for (const { controller } of this.#transfers.values()) {
      controller.abort();
    }
  }

  #addStored(option: string, { token, name, sizeBytes }: FileView): void {
    this.#place(
      { option, token, name, sizeBytes, url: null, sent: 1, failure: null },
      false,
      async (signal) =>
        this.#change(token, {
          url: URL.createObjectURL(await this.#transport.readContent(token, signal)),
        }),
    );
  }

  #place(
    file: OptionFile,
    fromDevice: boolean,
    transfer: ((signal: AbortSignal) => Promise<unknown>) | null,
  ): void {
    this.remove(file.option);
    this.#set({ ...this.#files, [file.option]: file });

    if (transfer !== null) {
      const controller = new AbortController();
      const ended = this.#follow(file.token, controller.signal, transfer);
      this.#transfers.set(file.token, { controller, ended, fromDevice });
    }
  }

  async #follow(
    token: string,
    signal: AbortSignal,
    transfer: (signal: AbortSignal) => Promise<unknown>,
  ): Promise<void> {
    try {
      await transfer(signal);
      this.#change(token, { sent: 1 });
    } catch (error) {
      if (!signal.aborted) {
        this.#change(token, { failure: failureFrom(error, 'upload-failed') });
      }
    }
  }

  #change(token: string, changes: Partial<OptionFile>): void {
    this.#set(
      Object.fromEntries(
        Object.entries(this.#files).map(([option, file]) => [
          option,
          file.token === token ? { ...file, ...changes } : file,
        ]),
      ),
    );
  }

  #set(files: OptionFileList): void {
    this.#files = files;
    this.#listeners.forEach((listener) => listener());
  }
}
