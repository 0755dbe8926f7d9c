import { copyFile, mkdir, open, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { isToolFailure, ToolFailure } from '@octavo/contract/failures';
import type { FileKind } from '@octavo/contract/kinds';
import { sniffBytes, sniffKind } from '@octavo/engine/sniff/sniff';
import { checkOutput } from '@octavo/engine-node/pdf/check-output';
import { createWorkspace } from '@octavo/engine-node/workspace';
import { catalogue } from '@octavo/tools/catalogue';
import { runTool, type ToolOutcome } from '@octavo/tools/kit/run-tool';
import type { InputFile } from '@octavo/tools/kit/types';
import { loadRun } from '@octavo/tools/runs';
import { type RunCommand, WrongUsage } from './arguments.ts';
import { optionsSchema } from './options-schema.ts';

type Result = ToolOutcome['results'][number];

/** Runs a tool here, without a server. Output paths go to stdout, failures to stderr; returns the exit code. */
export async function runCommand(command: RunCommand): Promise<number> {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());

  const files = await Promise.all(command.files.map((path) => inputOf(path, command)));
  const options = await readOptions(command);
  const tool = await loadRun(command.tool);
  const workspace = await createWorkspace();

  try {
    const outcome = await runTool(tool, {
      files,
      options,
      workspace,
      signal: stop.signal,
      onProgress: showProgress,
    });
    const written = [];

    for (const result of outcome.results) {
      const checked = await checkOutput(result.file, { workspace, signal: stop.signal });
      const path = await place(result, outcome, command);
      const { kind, notes } = result.file;
      written.push({
        path,
        kind,
        ...checked,
        notes,
        input: result.input === null ? null : files[result.input]?.path,
      });
    }

    clearProgress();
    const failures = outcome.failures.map(({ input, failure }) => ({
      input: files[input]?.path ?? '',
      code: failure.code,
      message: failure.message,
    }));
    report(command, written, failures);

    return failures.length > 0 ? 1 : 0;
  } catch (error) {
    clearProgress();

    if (command.json && isToolFailure(error)) {
      console.log(
        JSON.stringify({ results: [], failures: [{ code: error.code, message: error.message }] }, null, 2),
      );
    }

    if (stop.signal.aborted) {
      throw new ToolFailure('cancelled', 'stopped');
    }

    throw error;
  } finally {
    await workspace.remove();
  }
}

function report(
  command: RunCommand,
  written: readonly { path: string }[],
  failures: readonly { input: string; message: string }[],
): void {
  if (command.json) {
    console.log(JSON.stringify({ results: written, failures }, null, 2));
  } else {
    for (const { path } of written) {
      console.log(path);
    }
  }

  for (const { input, message } of failures) {
    console.error(`${input}: ${message}`);
  }
}

async function inputOf(path: string, command: RunCommand): Promise<InputFile> {
  const found = await stat(path).catch(() => null);

  if (found === null || !found.isFile()) {
    throw new ToolFailure('not-found', path);
  }

  if (found.size === 0) {
    throw new ToolFailure('empty-file', path);
  }

  const kind = await kindOf(path);

  if (kind === null || !acceptedKinds(command).includes(kind)) {
    throw new ToolFailure('file-type-not-supported', path);
  }

  return {
    name: basename(path),
    kind,
    path: resolve(path),
    sizeBytes: found.size,
    password: command.inputPassword ?? undefined,
  };
}

function acceptedKinds(command: RunCommand): readonly FileKind[] {
  return catalogue[command.tool].accepts;
}

async function kindOf(path: string): Promise<FileKind | null> {
  const file = await open(path);

  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(sniffBytes), 0, sniffBytes, 0);

    return sniffKind(buffer.subarray(0, bytesRead), path);
  } finally {
    await file.close();
  }
}

/** Flags are words; the schema says which of them mean numbers. */
async function readOptions(command: RunCommand): Promise<Record<string, unknown>> {
  const { properties } = await optionsSchema(command.tool);
  const read: Record<string, unknown> = {};

  for (const [name, value] of Object.entries(command.options)) {
    const schema = properties[name];

    if (schema === undefined) {
      throw new WrongUsage(
        `${command.tool} has no option --${name.replace(/[A-Z]/g, (at) => `-${at.toLowerCase()}`)}`,
      );
    }

    const isNumber = schema.type === 'number' || schema.type === 'integer';
    const isFlag = schema.type === 'boolean';

    if (isNumber && (value === true || Number.isNaN(Number(value)))) {
      throw new WrongUsage(`--${name} needs a number`);
    }

    read[name] = isNumber
      ? Number(value)
      : isFlag
        ? value === true || value === 'true'
        : value === true
          ? ''
          : value;
  }

  return read;
}

/** Copies a result to where it was asked for, or beside its input under a name that is free. */
async function place(result: Result, outcome: ToolOutcome, command: RunCommand): Promise<string> {
  const { file } = result;

  if (command.output !== null) {
    const isFolder =
      outcome.results.length > 1 || (await isDirectory(command.output)) || command.output.endsWith('/');

    if (!isFolder) {
      await copyFile(file.path, command.output);

      return command.output;
    }

    await mkdir(command.output, { recursive: true });

    return copyToFreeName(file.path, command.output, file.name);
  }

  const beside = dirname(command.files[result.input ?? 0] ?? '.');

  return copyToFreeName(file.path, beside, file.name);
}

async function isDirectory(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() ?? false;
}

async function copyToFreeName(from: string, folder: string, name: string): Promise<string> {
  const dot = name.lastIndexOf('.');

  for (let count = 1; ; count += 1) {
    const candidate = join(folder, count === 1 ? name : `${name.slice(0, dot)} (${count})${name.slice(dot)}`);

    try {
      // COPYFILE_EXCL: never over a file that is there.
      await copyFile(from, candidate, 1);

      return candidate;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
        throw error;
      }
    }
  }
}

function showProgress(progress: number): void {
  if (process.stderr.isTTY) {
    process.stderr.write(`\r${Math.round(progress * 100)} %`);
  }
}

function clearProgress(): void {
  if (process.stderr.isTTY) {
    process.stderr.write('\r\u001b[K');
  }
}
