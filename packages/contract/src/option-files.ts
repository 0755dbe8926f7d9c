import { Failure } from './failures.ts';
import type { FileKind } from './kinds.ts';

/** A file of a task: one that the tool works on, or one that an option takes, such as a picture. */
export interface TaskFile {
  /** Name of the option that takes the file. */
  readonly option?: string | undefined;
}

/** Files that an option takes. */
export interface FileOptionRule {
  readonly kinds: readonly FileKind[];
  readonly most: number;
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
 * Checks the files of options by what each option accepts.
 *
 * @throws Failure `illegal-input` for an option that takes no file, `single-file-only`, `file-type-not-supported`.
 */
export function checkOptionFiles(
  accepted: Readonly<Record<string, FileOptionRule>>,
  files: readonly (TaskFile & { readonly kind: FileKind })[],
): void {
  const seen = new Map<string, number>();

  for (const { option, kind } of files.filter(isOptionFile)) {
    const rule = Object.hasOwn(accepted, option) ? accepted[option] : undefined;
    const count = (seen.get(option) ?? 0) + 1;

    if (rule === undefined) {
      throw new Failure('illegal-input', `${option}: takes no file`, { values: { option } });
    }

    if (count > rule.most) {
      const code = rule.most === 1 ? 'single-file-only' : 'too-many-files';

      throw new Failure(code, option, { values: { limit: rule.most, option } });
    }

    if (!rule.kinds.includes(kind)) {
      throw new Failure('file-type-not-supported', `${option}: ${kind}`, { values: { kind, option } });
    }

    seen.set(option, count);
  }
}
