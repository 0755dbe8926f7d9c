import { Failure } from './failures.ts';
import type { FileKind } from './kinds.ts';

/** A file of a task: one that the tool works on, or one that an option takes, such as a picture. */
export interface TaskFile {
  /** Name of the option that takes the file. */
  readonly option?: string | undefined;
}

/** True for a file that an option takes. */
export function isOptionFile<File extends TaskFile>(file: File): file is File & { readonly option: string } {
  return file.option !== undefined;
}

/** The option of a file as an entry of its own, absent for a file that the tool works on. */
export function optionOf({ option }: TaskFile): { readonly option?: string } {
  return option === undefined ? {} : { option };
}

/**
 * Checks the files of options by the kinds that each option accepts; every option takes one.
 *
 * @throws Failure `illegal-input` for an option that takes no file, `single-file-only`, `file-type-not-supported`.
 */
export function checkOptionFiles(
  accepted: Readonly<Record<string, readonly FileKind[]>>,
  files: readonly (TaskFile & { readonly kind: FileKind })[],
): void {
  const seen = new Set<string>();

  for (const { option, kind } of files.filter(isOptionFile)) {
    const kinds = Object.hasOwn(accepted, option) ? accepted[option] : undefined;

    if (kinds === undefined) {
      throw new Failure('illegal-input', `${option}: takes no file`, { values: { option } });
    }

    if (seen.has(option)) {
      throw new Failure('single-file-only', option, { values: { limit: 1, option } });
    }

    if (!kinds.includes(kind)) {
      throw new Failure('file-type-not-supported', `${option}: ${kind}`, { values: { kind, option } });
    }

    seen.add(option);
  }
}
