import type { HeldIdentity } from '@octavo/engine-browser/signing/protocol';

/** A certificate whose key the worker holds. */
export interface HeldCertificate extends HeldIdentity {
  /** Name of its file; null for a test identity. */
  readonly fileName: string | null;
  readonly openedAt: Date;
}

const kept = 'octavo-certificate';

/** Remembers in this tab that a certificate is open, to say after a reload that its key is gone. */
export function noteOpen(name: string | null): void {
  if (name === null) {
    sessionStorage.removeItem(kept);
  } else {
    sessionStorage.setItem(kept, name);
  }
}

/** Name of the file of a certificate that was open before a reload; null when there was none. */
export function lastOpen(): string | null {
  return sessionStorage.getItem(kept);
}
