import type { InputKind } from './mutations/mutate.ts';

/** Part of the product that reads untrusted bytes. */
export interface FuzzReader {
  readonly name: string;
  /** Syntax of its inputs, which decides how they are mutated. */
  readonly shape: InputKind;
  /** Generated documents to mutate, small so that a case takes about a millisecond. */
  seeds(): readonly Uint8Array[] | Promise<readonly Uint8Array[]>;
  /** Reads one input; `folder` is empty and is removed afterwards. */
  read(bytes: Uint8Array, folder: string): unknown;
  /** Names of files of a given folder that this reader takes. */
  readonly takes?: RegExp;
  /** True for errors that the reader declares, besides `Failure`. */
  declares?(error: unknown): boolean;
}
