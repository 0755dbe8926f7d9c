import type { FontSource } from '@octavo/pdf/edit/text/font-source';
import type { CodeMaps } from '@octavo/pdf/text-font/code-maps';
import type { DigestParts } from '../verify/digest.ts';

/**
 * Supplies what a preparation needs besides the file. Hosts must give the same fonts and files: each of them computes
 * the digest of its own bytes.
 */
export interface SigningHost {
  readonly fonts: FontSource;
  readonly codeMaps: CodeMaps;
  readonly digestParts: DigestParts;
  readonly signal: { throwIfAborted(): void };
  /** Bytes of a file that was sent with the request; null when there is none of this name. */
  fileOf(name: string): Promise<Uint8Array | null>;
}
