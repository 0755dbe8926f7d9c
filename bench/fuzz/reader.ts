import type { InputKind } from './mutations/mutate.ts';

/** A part of the product that meets bytes of strangers. */
export interface FuzzReader {
  readonly name: string;
  /** How its inputs are written, which decides how they are mutated. */
  readonly shape: InputKind;
  /** Generated documents to mutate, small so that a case takes about a millisecond. */
  seeds(): readonly Uint8Array[] | Promise<readonly Uint8Array[]>;
  /** Reads one input; `folder` is empty and is removed afterwards. */
  read(bytes: Uint8Array, folder: string): unknown;
  /** Names of files of a given folder that this reader takes. */
  readonly takes?: RegExp;
  /** True for errors that the reader declares, besides `ToolFailure`. */
  declares?(error: unknown): boolean;
}
