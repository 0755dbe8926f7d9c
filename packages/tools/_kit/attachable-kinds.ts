import { type FileKind, kinds } from '@octavo/contract/kinds';

/** Kinds of files that can be attached to a document or placed on its pages. */
export const attachableKinds: readonly FileKind[] = Object.keys(kinds).filter(
  (kind): kind is FileKind => kind !== 'url',
);
