import { Failure } from '@octavo/contract/failures';
import type { Workspace } from '../run-files.ts';
import { type ProgramResult, runProgram } from './run-program.ts';

export interface QpdfCall {
  readonly args: readonly string[];
  readonly workspace: Workspace;
  readonly signal: AbortSignal;
}

/**
 * Runs qpdf with its arguments on standard input, so that other processes cannot read passwords on the
 * command line.
 *
 * @throws Failure `illegal-input` for an argument that does not fit on one line.
 */
export async function qpdf({ args, workspace, signal }: QpdfCall): Promise<ProgramResult> {
  if (args.some((argument) => /[\n\r\0]/.test(argument))) {
    throw new Failure('illegal-input', 'a line break or zero character in an argument of qpdf');
  }

  return runProgram({
    program: 'qpdf',
    args: ['@-'],
    folder: workspace.folder,
    signal,
    input: `${args.join('\n')}\n`,
  });
}

/** True when qpdf wrote the file; exit code 3 means success with warnings. */
export function wroteFile(result: ProgramResult): boolean {
  return result.exitCode === 0 || result.exitCode === 3;
}

export type Opening = 'opens' | 'password-needed' | 'unknown';

/**
 * Checks by exit code if a password opens an encrypted file (qpdf manual, `--requires-password`). `unknown`
 * for a file that is damaged or not encrypted at all.
 */
export async function openingOf(
  path: string,
  password: string,
  workspace: Workspace,
  signal: AbortSignal,
): Promise<Opening> {
  const result = await qpdf({
    args: ['--requires-password', `--password=${password}`, path],
    workspace,
    signal,
  });
  const answers: Readonly<Record<number, Opening>> = { 0: 'password-needed', 3: 'opens' };

  return answers[result.exitCode] ?? 'unknown';
}

/** Encryption of a file and the permissions the given password grants (ISO 32000-2, table 22). */
export interface Encryption {
  readonly asOwner: boolean;
  readonly allowed: {
    readonly assemble: boolean;
    readonly modify: boolean;
    readonly annotate: boolean;
    readonly fill: boolean;
    readonly extract: boolean;
  };
  readonly method: string;
  readonly bits: number;
}

interface EncryptionJson {
  encrypt?: {
    encrypted: boolean;
    ownerpasswordmatched: boolean;
    capabilities: {
      modifyannotations: boolean;
      modifyassembly: boolean;
      modifyforms: boolean;
      modifyother: boolean;
      extract: boolean;
    };
    parameters: { bits: number; method: string };
  };
}

/** Null for a file without encryption. The password must be right: check it with `openingOf` first. */
export async function encryptionOf(
  path: string,
  password: string,
  workspace: Workspace,
  signal: AbortSignal,
): Promise<Encryption | null> {
  const args = ['--json=2', '--json-key=encrypt', `--password=${password}`, path];
  const result = await qpdf({ args, workspace, signal });

  if (!wroteFile(result)) {
    throw new Failure('damaged-file', `qpdf cannot read the encryption: ${result.stderr}`);
  }

  // qpdf's documented JSON output, version 2.
  const { encrypt } = JSON.parse(result.stdout.toString('utf8')) as EncryptionJson;

  if (encrypt === undefined || !encrypt.encrypted) {
    return null;
  }

  return {
    asOwner: encrypt.ownerpasswordmatched,
    allowed: {
      assemble: encrypt.capabilities.modifyassembly,
      modify: encrypt.capabilities.modifyother,
      annotate: encrypt.capabilities.modifyannotations,
      fill: encrypt.capabilities.modifyforms,
      extract: encrypt.capabilities.extract,
    },
    method: encrypt.parameters.method,
    bits: encrypt.parameters.bits,
  };
}
