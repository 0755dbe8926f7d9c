import { chmod, constants, copyFile, mkdir, stat } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { isFailure } from '@octavo/contract/failures';
import { kinds } from '@octavo/contract/kinds';
import { catalogue } from '@octavo/tools/catalogue';
import type { ToolOutcome } from '@octavo/tools/kit/run-tool';
import { accessPath } from './access-path.ts';
import { kebabCase, type RunCommand } from './arguments.ts';
import { addressAmong } from './read-input.ts';
import { resultOptionsOf } from './result-options.ts';
import { CliUsageError } from './usage-error.ts';

type OutcomeFile = ToolOutcome['results'][number];

/**
 * Refuses to overwrite an input or a file of an option with a result, even through another name or link of the same
 * file.
 *
 * @throws CliUsageError
 */
export async function refuseOverwriting(command: RunCommand): Promise<void> {
  const { files, optionFiles, output, resultPaths } = command;
  const given = output === null ? [] : [['-o', output] as const];
  const named = Object.entries(resultPaths).map(([name, path]) => [`--${kebabCase(name)}`, path] as const);

  for (const [flag, path] of [...given, ...named]) {
    const target = await identityOf(path);

    for (const file of target === null ? [] : [...files, ...Object.values(optionFiles).flat()]) {
      if ((await identityOf(file)) === target) {
        throw new CliUsageError(`${flag} ${path} would overwrite the input ${file}; name another file`);
      }
    }
  }
}

/**
 * Refuses an output name with the extension of another file type, such as `-o letter.pdf` for a Word
 * document: no program would open it.
 *
 * @throws CliUsageError
 */
export async function refuseAnotherKind({ tool, output }: RunCommand): Promise<void> {
  if (output === '-') {
    throw new CliUsageError('results are written to files; name one with -o');
  }

  if (output === null || output.endsWith('/') || (await isDirectory(output))) {
    return;
  }

  const ending = extname(output).slice(1).toLowerCase();
  const made: readonly string[] = catalogue[tool].produces.flatMap((kind) => kinds[kind].extensions);
  const known: readonly string[] = Object.values(kinds).flatMap(({ extensions }) => extensions);

  if (known.includes(ending) && !made.includes(ending)) {
    throw new CliUsageError(
      `${tool} makes ${catalogue[tool].produces.join(' or ')}; -o ${output} names a different file type`,
    );
  }
}

/**
 * Refuses a file name as the folder for several results: `-o both.docx` was meant for one.
 *
 * @throws CliUsageError
 */
export async function refuseOneFileForSeveral({ tool, output }: RunCommand, count: number): Promise<void> {
  if (output === null || count < 2 || output.endsWith('/') || (await isDirectory(output))) {
    return;
  }

  const endings = catalogue[tool].produces.flatMap((kind) => kinds[kind].extensions);

  if (endings.some((ending) => output.toLowerCase().endsWith(`.${ending}`))) {
    throw new CliUsageError(
      `-o ${output} names one file for ${count} results; name a folder, as in -o results/`,
    );
  }
}

/** Device and inode of a file, the same for all its names and links; null for a folder or a missing path. */
async function identityOf(path: string): Promise<string | null> {
  const found = await stat(path, { bigint: true }).catch(() => null);

  return found?.isFile() ? `${found.dev}:${found.ino}` : null;
}

/** Path that an option names for a result; null for results that `-o` names. */
export function namedPath({ file }: OutcomeFile, { tool, resultPaths }: RunCommand): string | null {
  const named = Object.entries(resultOptionsOf(tool)).find(([, kind]) => kind === file.kind);

  return named === undefined ? null : (resultPaths[named[0]] ?? null);
}

/** Copies a result to the requested path, or next to its input under an unused name. */
export async function placeResult(
  { file, input }: OutcomeFile,
  all: readonly OutcomeFile[],
  command: RunCommand,
): Promise<string> {
  const { output } = command;
  const named = namedPath({ file, input }, command);

  if (named !== null) {
    await copyOut(file.path, named, 0);

    return named;
  }

  if (output === null) {
    const source = command.files[input ?? 0] ?? '.';
    // A result made from a web address has no input folder; it goes to the current directory.
    const folder = addressAmong(source) === null ? dirname(source) : '.';

    return copyToFreeName(file.path, folder, file.name);
  }

  const count = all.filter((each) => namedPath(each, command) === null).length;
  const isFolder = count > 1 || output.endsWith('/') || (await isDirectory(output));

  if (!isFolder) {
    await copyOut(file.path, output, 0);

    return output;
  }

  await accessPath(output, () => mkdir(output, { recursive: true }));

  return copyToFreeName(file.path, output, file.name);
}

async function isDirectory(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() ?? false;
}

async function copyToFreeName(from: string, folder: string, name: string): Promise<string> {
  const dot = name.lastIndexOf('.');

  for (let count = 1; ; count += 1) {
    const candidate = join(folder, count === 1 ? name : `${name.slice(0, dot)} (${count})${name.slice(dot)}`);

    try {
      await copyOut(from, candidate, constants.COPYFILE_EXCL);

      return candidate;
    } catch (error) {
      if (!(isFailure(error) && isTaken(error.cause))) {
        throw error;
      }
    }
  }
}

function isTaken(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
}

/** Workspace files are private; a result gets the default permissions of the user's new files. */
async function copyOut(from: string, to: string, flags: number): Promise<void> {
  await accessPath(to, async () => {
    await copyFile(from, to, flags);
    await chmod(to, 0o666 & ~process.umask());
  });
}
