import type { DocumentFileView } from '@octavo/contract/document';

/** True when questions are answered from the file, or from the first of its pages. */
export function isAskable({ state, pagesRead }: Pick<DocumentFileView, 'state' | 'pagesRead'>): boolean {
  return state === 'ready' || (state === 'reading' && (pagesRead ?? 0) > 0);
}
