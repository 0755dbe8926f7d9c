import { open, stat, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { Failure } from '@octavo/contract/failures';
import type { FileKind } from '@octavo/contract/kinds';
import { isWebAddress, nameOfAddress, readWebAddress } from '@octavo/contract/web-address';
import type { InputFile, Workspace } from '@octavo/engine-node/run-files';
import { sniffFile } from '@octavo/engine-node/sniff-file';
import { catalogue } from '@octavo/tools/catalogue';
import { accessPath } from './access-path.ts';
import type { RunCommand } from './arguments.ts';
import { optionFilesOf } from './option-files.ts';

const addressForm = 'an address begins with http:// or https://';

/** Returns the argument itself when it has the form of a URL of any scheme; null for a path. */
export function addressAmong(given: string | undefined): string | null {
  return given !== undefined && /^(https?:|[a-z][a-z\d+.-]*:\/\/)/i.test(given) ? given : null;
}

/**
 * Returns the input file that an argument names. A web address is written into a file of its own.
 *
 * @throws Failure `not-found`, `illegal-input`, `empty-file`, `file-type-not-supported`, `url-invalid`.
 */
export async function readInput(
  given: string,
  command: RunCommand,
  workspace: Workspace,
): Promise<InputFile> {
  const address = addressAmong(given);

  return address === null
    ? {
        ...(await fileAt(given, acceptedKinds(command))),
        password: command.inputPassword ?? undefined,
        rights: command.inputRights,
      }
    : fileOf(address, command, workspace);
}

/**
 * Returns the files that options take.
 *
 * @throws Failure `not-found`, `illegal-input`, `empty-file`, `file-type-not-supported`.
 */
export function readOptionFiles({ tool, optionFiles }: RunCommand): Promise<InputFile[]> {
  return Promise.all(
    optionFilesOf(tool).flatMap(({ name, accepts }) =>
      (optionFiles[name] ?? []).map(async (path) => ({ ...(await fileAt(path, accepts)), option: name })),
    ),
  );
}

async function fileOf(given: string, command: RunCommand, workspace: Workspace): Promise<InputFile> {
  if (!acceptedKinds(command).includes('url')) {
    throw new Failure('file-type-not-supported', given);
  }

  if (!isWebAddress(given)) {
    throw new Failure('url-invalid', `${given}: ${addressForm}`);
  }

  const address = readWebAddress(given);
  const path = workspace.newPath('url');
  await writeFile(path, `${address}\n`);

  return { name: nameOfAddress(address), kind: 'url', path, sizeBytes: address.length + 1 };
}

/**
 * Returns the file at a path.
 *
 * @throws Failure `not-found`, `illegal-input`, `empty-file`, `file-type-not-supported`.
 */
export async function fileAt(path: string, accepted: readonly FileKind[]): Promise<InputFile> {
  const found = await stat(path).catch(() => null);

  if (found === null) {
    const takesAddress = accepted.includes('url');

    throw new Failure('not-found', takesAddress ? `there is no file ${path}; ${addressForm}` : path);
  }

  if (!found.isFile()) {
    throw new Failure('illegal-input', `${path} is not a file`);
  }

  if (found.size === 0) {
    throw new Failure('empty-file', path, { values: { file: path } });
  }

  const kind = await kindOf(path);

  if (kind === null || !accepted.includes(kind)) {
    throw new Failure('file-type-not-supported', path, { values: { file: path } });
  }

  return {
    name: basename(path),
    kind,
    path: resolve(path),
    sizeBytes: found.size,
  };
}

function acceptedKinds(command: RunCommand): readonly FileKind[] {
  return catalogue[command.tool].accepts;
}

async function kindOf(path: string): Promise<FileKind | null> {
  const file = await accessPath(path, () => open(path));

  try {
    return await sniffFile(file, path);
  } finally {
    await file.close();
  }
}
