import type { PanelValues } from './panel.ts';
import type { SignatureEffect, ToolFacts } from './types.ts';

/**
 * Effect of a run with these options on the signatures of a file; null for tools that decide by the changes, or give
 * no PDF. A protected result is encrypted again, so none of its signatures is kept.
 */
export function signatureEffect(
  { signatures, signaturesWith = {} }: Pick<ToolFacts, 'signatures' | 'signaturesWith'>,
  values: PanelValues,
  isProtected: boolean,
): SignatureEffect | null {
  if (signatures === undefined) {
    return null;
  }

  const [, effect = signatures] =
    Object.entries(signaturesWith).find(([option]) => values[option] === true) ?? [];

  return effect === 'changed' && isProtected ? 'lost' : effect;
}
