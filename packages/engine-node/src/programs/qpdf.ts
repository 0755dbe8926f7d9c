import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import { hasProgram } from '../places/find-program.ts';
import type { Workspace } from '../run-files.ts';
import { qpdfByProgram } from './qpdf/by-program.ts';
import type { NameFile, Opening, OpeningQuestion, QpdfCall, QpdfPort } from './qpdf/qpdf-port.ts';
import type { ProgramResult } from './run-program.ts';

/** The installed program, which starts in a tenth of the time and recovers damaged files, or else WebAssembly. */
async function present(): Promise<QpdfPort> {
  return hasProgram('qpdf') ? qpdfByProgram : (await import('./qpdf/by-wasm.ts')).qpdfByWasm;
}

/**
 * Runs qpdf. Exit codes 0 and 3 mean success, see `wroteFile`.
 *
 * @throws Failure `illegal-input` for an argument that does not fit on one line.
 */
export async function qpdf(call: QpdfCall): Promise<ProgramResult> {
  return (await present()).run({ ...call, args: (name) => onOneLineEach(call.args(name)) });
}

function onOneLineEach(args: readonly string[]): readonly string[] {
  if (args.some((argument) => /[\n\r\0]/.test(argument))) {
    throw new Failure('illegal-input', 'a line break or zero character in an argument of qpdf');
  }

  return args;
}

/** A job in the format of qpdf's `--job-json-help`. */
export interface QpdfJob extends Omit<QpdfCall, 'args'> {
  readonly job: (name: NameFile) => object;
}

/** Runs a job that has passwords: on the command line, one that starts with `-` would be parsed as a flag. */
export async function qpdfJob({ job, workspace, signal }: QpdfJob): Promise<ProgramResult> {
  const path = workspace.newPath('json');
  const args = (name: NameFile) => {
    writeFileSync(path, JSON.stringify(job(name)), { mode: 0o600 });

    return [`--job-json-file=${name(path)}`];
  };

  try {
    return await qpdf({ args, workspace, signal });
  } finally {
    await rm(path, { force: true });
  }
}

/** True when qpdf wrote the file; exit code 3 means success with warnings. */
export function wroteFile(result: ProgramResult): boolean {
  return result.exitCode === 0 || result.exitCode === 3;
}

/**
 * Checks if a password opens an encrypted file.
 *
 * @throws Failure `illegal-input` for a password that does not fit on one line.
 */
export async function openingOf(question: OpeningQuestion): Promise<Opening> {
  onOneLineEach([question.password]);

  return (await present()).opening(question);
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
  const result = await qpdf({
    args: (name) => ['--json=2', '--json-key=encrypt', `--password=${password}`, name(path)],
    workspace,
    signal,
  });

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
