import { Failure } from '@octavo/contract/failures';
import type {
  HeldIdentity,
  MadeSignature,
  PreparedFile,
  SigningContent,
  SigningTask,
  SigningWorkerRequest,
  SigningWorkerResponse,
} from './protocol.ts';

/** Time limit of a request: that of large files on slow devices. */
const taskMilliseconds = 120_000;

/**
 * Signs files in a worker, where the key of the certificate is held: it can be used there, and not be read. Neither it
 * nor its file nor its password leaves this browser; what a job needs is a request and a signature, as `sign` returns
 * them:
 *
 * ```ts
 * const client = new SigningClient();
 * const { facts, digest } = await client.open(p12, password);
 * const { request, cms } = await client.sign({ file, request: { ...wanted, digest }, edits, assets });
 * // options of the job sign-pdf: { signature: request, cms, edits }
 * client.forget();
 * ```
 *
 * A job that fails with `signature-room-too-small` or `signature-needs-repair` is requested again with `changedRequest`
 * of `@octavo/signing/prepare/changed-request`, and signed again. Requests of one client are answered one by one.
 */
export class SigningClient {
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #stop: (() => void) | null = null;

  /**
   * Opens a PKCS#12 file as the identity that signs.
   *
   * @throws Failure `certificate-unreadable`, `certificate-password-wrong`, `certificate-rounds-exceeded`,
   *   `certificate-without-key`, `certificate-expired`, `certificate-not-yet-valid`, `certificate-not-for-signing`,
   * `certificate-key-weak`,   `certificate-key-unsupported`
   */
  async open(file: Blob, password: string): Promise<HeldIdentity> {
    return (await this.#ask('held', { kind: 'open', file, password })).identity;
  }

  /** Makes an identity for trying signatures out, and holds it. */
  async makeTestIdentity(name: string): Promise<HeldIdentity> {
    return (await this.#ask('held', { kind: 'make-test', name })).identity;
  }

  /**
   * Prepares a file as the job will, to show its digest, its look and what the request meets with. Needs no identity.
   *
   * @throws Failure of `prepareSignature`
   */
  async prepare(task: SigningTask): Promise<PreparedFile> {
    return (await this.#ask('prepared', { kind: 'prepare', ...task })).prepared;
  }

  /**
   * Prepares a file and signs it with the identity that is held, with more room when the signature needs it.
   *
   * @throws Failure of `prepareSignature`
   */
  async sign(task: SigningTask): Promise<MadeSignature> {
    return (await this.#ask('signed', { kind: 'sign', ...task })).signature;
  }

  /** Forgets the identity: its key ends with the worker, and so do requests under way. */
  forget(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#stop?.();
  }

  #ask<Kind extends SigningContent['kind']>(
    kind: Kind,
    request: SigningWorkerRequest,
  ): Promise<Extract<SigningContent, { readonly kind: Kind }>> {
    const asked = this.#last.then(() => this.#send(kind, request));
    // The failure of a request is that of its caller, and none of the next one.
    this.#last = asked.catch(() => undefined);

    return asked;
  }

  #send<Kind extends SigningContent['kind']>(
    kind: Kind,
    request: SigningWorkerRequest,
  ): Promise<Extract<SigningContent, { readonly kind: Kind }>> {
    this.#worker ??= new Worker(new URL('./signing.worker.ts', import.meta.url), { type: 'module' });
    const worker = this.#worker;

    return new Promise((resolve, reject) => {
      const end = (code: 'engine-crashed' | 'time-limit', detail: string) => {
        this.#stop = null;
        clearTimeout(timer);
        reject(new Failure(code, detail));
      };
      const timer = setTimeout(() => {
        end('time-limit', request.kind);
        this.forget();
      }, taskMilliseconds);
      this.#stop = () => end('engine-crashed', 'forgotten');
      worker.onerror = () => {
        end('engine-crashed', 'worker stopped');
        this.forget();
      };
      worker.onmessage = ({ data }: MessageEvent<SigningWorkerResponse>) => {
        this.#stop = null;
        clearTimeout(timer);

        if (data.kind === 'failed') {
          reject(new Failure(data.code, data.detail, { values: data.values }));
        } else if (data.kind === kind) {
          resolve(data as Extract<SigningContent, { readonly kind: Kind }>);
        } else {
          reject(new Failure('engine-crashed', data.kind));
        }
      };
      worker.postMessage(request);
    });
  }
}
