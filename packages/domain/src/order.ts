import { Failure } from '@octavo/contract/failures';
import type { FileKind } from '@octavo/contract/kinds';
import { taskBytes } from '@octavo/contract/limits';

/** Properties of a tool that decide if it accepts a job request. */
export interface OrderRules {
  readonly accepts: readonly FileKind[];
  readonly minFiles: number;
  readonly maxFiles: number;
}

/** Limits that the operator may change. */
export interface OrderLimits {
  /** Bytes of all files of one task together. */
  readonly taskBytes: number;
}

export const defaultLimits: OrderLimits = { taskBytes };

/**
 * Checks the files of a job request against the tool's rules and the limits, before it runs.
 *
 * @throws Failure that names the violated rule.
 */
export function checkOrder(
  rules: OrderRules,
  files: readonly { readonly kind: FileKind; readonly sizeBytes: number }[],
  limits: OrderLimits = defaultLimits,
): void {
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

  const sizeBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);

  if (sizeBytes > limits.taskBytes) {
    throw new Failure('file-too-large', `${sizeBytes}`, { values: { limit: limits.taskBytes } });
  }
}
