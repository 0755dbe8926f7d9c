import { ToolFailure } from '@octavo/contract/failures';
import type { FileKind } from '@octavo/contract/kinds';
import { taskBytes } from '@octavo/contract/limits';

/** The facts of a tool that decide whether an order fits it. */
export interface OrderRules {
  readonly accepts: readonly FileKind[];
  readonly minFiles: number;
  readonly maxFiles: number;
}

/** The numbers an operator may change. */
export interface OrderLimits {
  /** Bytes of all files of one task together. */
  readonly taskBytes: number;
}

export const defaultLimits: OrderLimits = { taskBytes };

/**
 * Checks what can be known of an order before it runs.
 *
 * @throws ToolFailure saying which rule the files break.
 */
export function checkOrder(
  rules: OrderRules,
  files: readonly { readonly kind: FileKind; readonly sizeBytes: number }[],
  limits: OrderLimits = defaultLimits,
): void {
  if (files.length < rules.minFiles) {
    throw new ToolFailure('too-few-files', `${files.length}`, { values: { minimum: rules.minFiles } });
  }

  if (files.length > rules.maxFiles) {
    const code = rules.maxFiles === 1 ? 'single-file-only' : 'too-many-files';
    throw new ToolFailure(code, `${files.length}`, { values: { limit: rules.maxFiles } });
  }

  const stranger = files.find((file) => !rules.accepts.includes(file.kind));

  if (stranger !== undefined) {
    throw new ToolFailure('file-type-not-supported', stranger.kind, { values: { kind: stranger.kind } });
  }

  const sizeBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);

  if (sizeBytes > limits.taskBytes) {
    throw new ToolFailure('file-too-large', `${sizeBytes}`, { values: { limit: limits.taskBytes } });
  }
}
