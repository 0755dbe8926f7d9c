import type { LinkTarget } from '../layout/page-content.ts';

/** The address of a link out of the document; null for what a page may not lead to, as scripts. */
export function webAddress(target: LinkTarget): string | null {
  return target.kind === 'web' && /^(https?|mailto|ftp|tel):/i.test(target.url.trim())
    ? target.url.trim()
    : null;
}
