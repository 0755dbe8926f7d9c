import type { PageLinkTarget } from '@octavo/pdf/content/page-content';

/** URL of an external link; null for unsafe schemes, such as scripts. */
export function webAddress(target: PageLinkTarget): string | null {
  return target.kind === 'web' && /^(https?|mailto|ftp|tel):/i.test(target.url.trim())
    ? target.url.trim()
    : null;
}
