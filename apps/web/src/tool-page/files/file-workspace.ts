import { Failure } from '@octavo/contract/failures';
import type { FileView, JobView } from '@octavo/contract/job';
import { coverWidth } from '@octavo/contract/limits';
import { PdfReader, type ReadableDocument } from '@octavo/engine-browser/pdf-reader';
import type { Locale } from '@octavo/i18n/locales';
import { pixelSize, type ReadBytes } from '@octavo/pdf/picture/pixel-size';
import type { Accepted } from '../../intake/check.ts';
import { randomToken } from '../../transports/random-token.ts';
import type { Transport } from '../../transports/transport.ts';
import { needsPassword } from './office-lock.ts';
import { pictureCover } from './picture-cover.ts';
import {
  type FilePreview,
  failureFrom,
  moveTo,
  type ShownFailure,
  type WorkspaceFile,
} from './workspace-file.ts';

/** Internal state of a file, beside the part that is displayed. */
interface Backing {
  readonly controller: AbortController;
  readonly bytes: Promise<Blob>;
  /** Settles when the server has the file. */
  uploaded: Promise<void>;
  document: ReadableDocument | null;
}

/**
 * Files of one tool page: uploads them as soon as they are added, inspects them and keeps their order. The
 * snapshot is the displayed state; everything else happens in the background.
 */
export class FileWorkspace {
  /** Keeps the files of the workspace. */
  readonly transport: Transport;
  readonly #previews: boolean;
  readonly #uploads: boolean;
  readonly #reader = new PdfReader();
  readonly #backing = new Map<string, Backing>();
  readonly #listeners = new Set<() => void>();
  #files: readonly WorkspaceFile[] = [];

  /**
   * @param options `previews` is false for a page that opens its files itself, `uploads` for work that the browser does
   *   alone.
   */
  constructor(
    transport: Transport,
    { previews = true, uploads = true }: { readonly previews?: boolean; readonly uploads?: boolean } = {},
  ) {
    this.transport = transport;
    this.#previews = previews;
    this.#uploads = uploads;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);

    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): readonly WorkspaceFile[] => this.#files;

  /** Adds files from this device to the workspace and begins to upload them, unless the browser works alone. */
  add(accepted: readonly Accepted[]): readonly string[] {
    return accepted.map(({ file, kind }) => {
      const key = randomToken();
      this.#place({ key, token: key, name: file.name, kind, sizeBytes: file.size, fromDevice: true }, file);

      return key;
    });
  }

  /** Adds files to the workspace that the server already has. */
  addResults(results: readonly FileView[]): void {
    for (const { token, name, kind, sizeBytes } of results) {
      this.#place({ key: randomToken(), token, name, kind, sizeBytes, fromDevice: false }, null);
    }
  }

  /** Puts a file that the server made of another one in its place. */
  replace(key: string, result: FileView): void {
    const place = this.#files.findIndex((file) => file.key === key);

    if (place >= 0) {
      this.addResults([result]);
      this.move(this.#files.length - 1, place);
      this.#drop(key);
    }
  }

  remove(key: string): void {
    const file = this.#drop(key);

    if (file?.fromDevice === true && file.sent === 1) {
      this.transport.forgetFile(file.token);
    }
  }

  move(from: number, target: number): void {
    this.#set(moveTo(this.#files, from, target));
  }

  /** "File 2" comes before "file 10". */
  sortByName(locale: Locale): void {
    const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
    this.#set(this.#files.toSorted((one, other) => collator.compare(one.name, other.name)));
  }

  choosePages(key: string, chosenPages: string): void {
    this.#change(key, { chosenPages });
  }

  /** Tries a password on the document; the right one is sent with the job request. */
  async tryPassword(key: string, password: string): Promise<void> {
    this.#change(key, { password, failure: null, status: 'ready', preview: { state: 'reading' } });
    await this.#look(key);
  }

  stateRights(key: string, rights: boolean): void {
    this.#change(key, { rights });
  }

  sendAgain(key: string): void {
    const file = this.#find(key);
    const backing = this.#backing.get(key);

    if (file !== undefined && backing !== undefined) {
      this.#change(key, { status: 'ready', failure: null, sent: 0 });
      backing.uploaded = this.#send(file, backing);
    }
  }

  /** Sends a file under another token, for one that the server is about to delete. */
  sendAnew(key: string): void {
    const file = this.#find(key);
    const backing = this.#backing.get(key);

    if (file !== undefined && backing !== undefined) {
      const token = randomToken();

      if (file.fromDevice) {
        this.transport.forgetFile(file.token);
      }

      this.#change(key, { token, status: 'ready', failure: null, sent: 0, fromDevice: true });
      backing.uploaded = this.#send({ ...file, token }, backing);
    }
  }

  /** Resolves when every upload has finished or failed. */
  async untilSent(): Promise<void> {
    await Promise.all(this.#files.map(({ key }) => this.#backing.get(key)?.uploaded));
  }

  documentOf(key: string): ReadableDocument | null {
    return this.#backing.get(key)?.document ?? null;
  }

  bytesOf(key: string): Promise<Blob> | null {
    return this.#backing.get(key)?.bytes ?? null;
  }

  /** Opens a document that is not in the workspace: a result. The caller closes it. */
  openDocument(bytes: Blob): Promise<ReadableDocument> {
    return this.#reader.open(bytes);
  }

  /** Sets the state that each file has in a job. */
  applyJob(job: JobView): void {
    this.#set(
      this.#files.map((file) => {
        const input = job.inputs.find(({ token }) => token === file.token);

        return input === undefined ? file : { ...file, ...stateIn(job, input.failure) };
      }),
    );
  }

  /** Makes all files ready for another job; those that it could not open ask for their password or for rights. */
  reset(): void {
    this.#set(
      this.#files.map((file) =>
        file.status === 'uploadFail' ? file : { ...file, ...askedFor(file), status: 'ready', failure: null },
      ),
    );
  }

  dispose(): void {
    for (const { controller, document } of this.#backing.values()) {
      controller.abort();
      document?.close();
    }

    this.#reader.stop();
  }

  #place(
    fact: Pick<WorkspaceFile, 'key' | 'token' | 'name' | 'kind' | 'sizeBytes' | 'fromDevice'>,
    bytes: File | null,
  ): void {
    const controller = new AbortController();
    const file: WorkspaceFile = {
      ...fact,
      status: 'ready',
      sent: bytes === null ? 1 : 0,
      waiting: false,
      failure: null,
      preview: { state: 'reading' },
      password: '',
      isRestricted: false,
      rights: false,
      chosenPages: '',
    };
    const backing: Backing = {
      controller,
      bytes:
        bytes === null ? this.transport.readContent(fact.token, controller.signal) : Promise.resolve(bytes),
      uploaded: Promise.resolve(),
      document: null,
    };
    this.#backing.set(file.key, backing);
    this.#set([...this.#files, file]);

    if (bytes !== null && this.#uploads) {
      backing.uploaded = this.#send(file, backing);
    }

    void this.#look(file.key);
  }

  async #send({ key, token, name }: WorkspaceFile, { controller, bytes }: Backing): Promise<void> {
    const { signal } = controller;

    try {
      const blob = await bytes;
      await this.transport.upload(blob, {
        token,
        name,
        signal,
        onProgress: (share) => this.#change(key, { sent: Math.min(share, 0.99) }),
        onWaiting: (waiting) => this.#change(key, { waiting }),
      });
      this.#change(key, { sent: 1 });
    } catch (error) {
      if (!signal.aborted) {
        this.#change(key, { status: 'uploadFail', failure: failureFrom(error, 'upload-failed') });
      }
    }
  }

  async #look(key: string): Promise<void> {
    const file = this.#find(key);
    const backing = this.#backing.get(key);

    if (file === undefined || backing === undefined) {
      return;
    }

    try {
      this.#change(key, { preview: await this.#see(file, backing) });
    } catch (error) {
      if (!backing.controller.signal.aborted) {
        this.#change(key, previewAfter(failureFrom(error, 'engine-crashed')));
      }
    }
  }

  async #see(file: WorkspaceFile, backing: Backing): Promise<FilePreview> {
    const bytes = await backing.bytes;

    if (!this.#previews) {
      return { state: 'unseen', isDamaged: false };
    }

    if (file.kind !== 'pdf') {
      if (file.password === '' && (await needsPassword(bytes, file.kind))) {
        throw new Failure('password-required');
      }

      if (file.kind === 'url') {
        const [address = null] = /https?:\/\/\S+/.exec(await bytes.text()) ?? [];

        return { state: 'seen', pages: null, cover: null, permissions: null, signers: [], address };
      }

      const cover = await pictureCover(bytes, file.kind);
      const pixels = cover === null ? await pixelSize(file.kind, readerOf(bytes)) : null;

      return { state: 'seen', pages: null, cover, permissions: null, signers: [], pixels };
    }

    backing.document?.close();
    backing.document = await this.#reader.open(bytes, file.password);
    const { pages, restricted, permissions, signers } = backing.document.description;
    const preview: FilePreview = {
      state: 'seen',
      pages,
      cover: null,
      permissions: restricted ? permissions : null,
      signers,
    };
    // The page count is known long before a heavy first page is rendered.
    this.#change(file.key, { preview });
    const picture = await backing.document
      .picture(0, coverWidth, backing.controller.signal)
      .catch(() => null);

    return { ...preview, cover: picture === null ? null : URL.createObjectURL(picture) };
  }

  /** Takes a file out of the workspace, and leaves its upload on the server. */
  #drop(key: string): WorkspaceFile | undefined {
    const file = this.#find(key);
    const backing = this.#backing.get(key);
    backing?.controller.abort();
    backing?.document?.close();
    this.#backing.delete(key);

    if (file?.preview.state === 'seen' && file.preview.cover !== null) {
      URL.revokeObjectURL(file.preview.cover);
    }

    this.#set(this.#files.filter((other) => other.key !== key));

    return file;
  }

  #find(key: string): WorkspaceFile | undefined {
    return this.#files.find((file) => file.key === key);
  }

  #change(key: string, changes: Partial<WorkspaceFile>): void {
    this.#set(this.#files.map((file) => (file.key === key ? { ...file, ...changes } : file)));
  }

  #set(files: readonly WorkspaceFile[]): void {
    this.#files = files;
    this.#listeners.forEach((listener) => listener());
  }
}

function readerOf(bytes: Blob): ReadBytes {
  return async (from, to) => new Uint8Array(await bytes.slice(from, to).arrayBuffer());
}

function stateIn(job: JobView, failure: ShownFailure | null): Pick<WorkspaceFile, 'status' | 'failure'> {
  if (failure !== null) {
    return { status: 'convertFaild', failure };
  }

  if (job.state === 'done') {
    return { status: 'success', failure: null };
  }

  return { status: job.finishedAt === null ? 'convert' : 'convertFaild', failure: job.failure };
}

/** State of password and rights from the server's failure, for documents that the browser cannot open. */
function askedFor({ failure }: WorkspaceFile): Partial<WorkspaceFile> {
  if (failure?.code === 'restricted-file') {
    return { isRestricted: true };
  }

  return failure?.code === 'password-required' || failure?.code === 'wrong-password'
    ? previewAfter(failure)
    : {};
}

function previewAfter({ code, values }: ShownFailure): Partial<WorkspaceFile> {
  if (code === 'password-required' || code === 'wrong-password') {
    return { preview: { state: 'locked', wrong: code === 'wrong-password' } };
  }

  // Neither the browser nor the server can read the bytes of a deleted result any more.
  if (code === 'file-deleted' || code === 'file-expired' || code === 'not-found') {
    return {
      preview: { state: 'unseen', isDamaged: false },
      status: 'uploadFail',
      failure: { code, values },
    };
  }

  return { preview: { state: 'unseen', isDamaged: code === 'damaged-file' } };
}
