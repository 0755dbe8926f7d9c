import type { DocumentView } from '@octavo/contract/document';

/** Title of a conversation: that of its first document, or its name without the extension. */
export function titleOf({ files }: Pick<DocumentView, 'files'>): string {
  const [first] = files;

  return first?.title ?? first?.name.replace(/\.pdf$/i, '') ?? '';
}
