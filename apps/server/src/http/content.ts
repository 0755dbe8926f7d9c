import type { FileKind } from '@octavo/contract/kinds';
import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from './environment.ts';

/**
 * Kinds that browsers render without running any of their content. SVG, HTML and XML are never among them.
 */
const drawnKinds: ReadonlySet<FileKind> = new Set(['pdf', 'jpg', 'png', 'webp', 'gif', 'bmp', 'avif']);

/** Kinds that are shown as plain text, whatever markup they contain. */
const textKinds: ReadonlySet<FileKind> = new Set(['txt', 'md', 'csv']);

const plainText = 'text/plain; charset=utf-8';

/** Media type under which a file of this kind is shown inline; null when browsers may only save it. */
export function inlineType(kind: FileKind, mediaType: string): string | null {
  if (textKinds.has(kind)) {
    return plainText;
  }

  return drawnKinds.has(kind) ? mediaType : null;
}

/** Opaque origin without scripts, forms or requests: a document opened from our address cannot abuse it. */
const contentPolicy = "sandbox; default-src 'none'";

/** Values of `Cross-Origin-Resource-Policy`: which sites may embed the bytes. */
type ResourcePolicy = 'same-origin' | 'same-site' | 'cross-origin';

/**
 * A subdomain of the main host belongs to its site. For two other names, only a public suffix list could
 * decide.
 */
export function resourcePolicyFor(origin: string | null, contentOrigin: string | null): ResourcePolicy {
  if (origin === null || contentOrigin === null) {
    return 'same-origin';
  }

  const [main, content] = [new URL(origin), new URL(contentOrigin)];

  return main.protocol === content.protocol && content.hostname.endsWith(`.${main.hostname}`)
    ? 'same-site'
    : 'cross-origin';
}

/**
 * Headers of every response that contains a user's file. Runs outside `protectiveHeaders`, whose policy is
 * for pages.
 */
export function protectContent(resourcePolicy: ResourcePolicy) {
  return createMiddleware<AppEnvironment>(async (context, next) => {
    await next();

    if (context.get('isContent') === true) {
      context.header('content-security-policy', contentPolicy);
      context.header('x-content-type-options', 'nosniff');
      context.header('cross-origin-resource-policy', resourcePolicy);
      context.header('referrer-policy', 'no-referrer');
    }
  });
}
