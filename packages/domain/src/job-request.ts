import { Failure } from '@octavo/contract/failures';
import type { FileKind } from '@octavo/contract/kinds';
import { taskBytes } from '@octavo/contract/limits';
import {
  checkOptionFiles,
  type FileOptionRule,
  isOptionFile,
  type TaskFile,
} from '@octavo/contract/option-files';

/** Properties of a tool that decide if it accepts a job request. */
export interface RequestRules {
  readonly accepts: readonly FileKind[];
  readonly minFiles: number;
  readonly maxFiles: number;
  /** Options that take files. */
  readonly optionFiles?: Readonly<Record<string, FileOptionRule>>;
}

/** Limits that the operator may change. */
export interface RequestLimits {
  /** Bytes of all files of one task together. */
  readonly taskBytes: number;
}

export const defaultLimits: RequestLimits = { taskBytes };

/**
 * Checks the files of a job request against the tool's rules and the limits, before it runs.
 *
 * @throws Failure that names the violated rule.
 */
export function checkRequest(
  rules: RequestRules,
  given: readonly (TaskFile & { readonly kind: FileKind; readonly sizeBytes: number })[],
  limits: RequestLimits = defaultLimits,
): void {
  const files = given.filter((file) => !isOptionFile(file));

  if (files.length < rules.minFiles) {
    throw new Failure('too-few-files', `${files.length}`, { values: { minimum: rules.minFiles } });
  }

  if (files.length > rules.maxFiles) {
    const code = rules.maxFiles === 1 ? 'single-file-only' : 'too-many-files';
    throw new Failure(code, `${files.length}`, { values: { limit: rules.maxFiles } });
  }

  const stranger = files.find((file) => !rules.accepts.includes(file.kind));

  if (stranger !== undefined) {
    throw new Failure('file-type-not-supported', stranger.kind, { values: { kind: stranger.kind } });
  }

  checkOptionFiles(rules.optionFiles ?? {}, given);
  const sizeBytes = given.reduce((sum, file) => sum + file.sizeBytes, 0);

  if (sizeBytes > limits.taskBytes) {
    throw new Failure('file-too-large', `${sizeBytes}`, { values: { limit: limits.taskBytes } });
  }
}
