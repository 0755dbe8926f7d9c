import type { Workspace } from '../../run-files.ts';
import type { ProgramResult } from '../run-program.ts';

/** Gives the name under which qpdf finds a file of this path; every path of an argument must go through it. */
export type NameFile = (path: string) => string;

export interface QpdfCall {
  readonly args: (name: NameFile) => readonly string[];
  readonly workspace: Workspace;
  readonly signal: AbortSignal;
}

/** `unknown` for a file that is damaged or not encrypted at all. */
export type Opening = 'opens' | 'password-needed' | 'unknown';

export interface OpeningQuestion extends Omit<QpdfCall, 'args'> {
  readonly path: string;
  readonly password: string;
}

/** A way to run qpdf. */
export interface QpdfPort {
  /** Exit codes are those of the program: 0 done, 3 done with warnings, 2 failed. */
  run(call: QpdfCall): Promise<ProgramResult>;
  /** Checks if a password opens an encrypted file. */
  opening(question: OpeningQuestion): Promise<Opening>;
}

/** Arguments that ask by exit code, see `--requires-password` in the manual of qpdf. */
export function openingCall({ path, password, ...place }: OpeningQuestion): QpdfCall {
  return { ...place, args: (name) => ['--requires-password', `--password=${password}`, name(path)] };
}
