import type { ListedField } from '@octavo/editing/fields/listed-field';
import { useBaseFields } from '../document/use-contents.ts';
import { useEditor } from '../state/editor-context.ts';

export interface SignatureTargets {
  /** Unsigned signature fields of the file. */
  readonly empty: readonly ListedField[];
  /** Names of the other fields, which a signature can lock. */
  readonly others: readonly string[];
  readonly names: ReadonlySet<string>;
}

/** Fields that a signature can take, and those that it can lock. */
export function useSignatureTargets(): SignatureTargets {
  const { contents } = useEditor();
  const { fields } = useBaseFields(contents);

  return {
    empty: fields.filter(({ kind, isSigned }) => kind === 'signature' && !isSigned),
    others: fields.filter(({ kind }) => kind !== 'signature').map(({ name }) => name),
    names: new Set(fields.map(({ name }) => name)),
  };
}
