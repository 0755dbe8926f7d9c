import type { FileKind } from '@octavo/contract/kinds';
import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from './environment.ts';

/** Kinds that browsers draw without running anything of the file. SVG, HTML and XML are never among them. */
const drawnKinds: ReadonlySet<FileKind> = new Set(['pdf', 'jpg', 'png', 'webp', 'gif', 'bmp', 'avif']);

/** Kinds that are shown as characters, whatever markup they hold. */
const textKinds: ReadonlySet<FileKind> = new Set(['txt', 'md', 'csv']);

const plainText = 'text/plain; charset=utf-8';

/** Media type a file of this kind is shown with in place; null when browsers may only save it. */
export function inlineType(kind: FileKind, mediaType: string): string | null {
  if (textKinds.has(kind)) {
    return plainText;
  }

  return drawnKinds.has(kind) ? mediaType : null;
}

/** Opaque origin, no script, no form, no request: a document opened from our address can do nothing with it. */
const contentPolicy = "sandbox; default-src 'none'";

/** Sites that may embed the bytes: pages of a host beside the one that serves them, or of the very same origin. */
type ResourcePolicy = 'same-origin' | 'same-site' | 'cross-origin';

/** A subdomain of the main host is of its site. Of two other names only a list of public suffixes could say that. */
export function resourcePolicyFor(origin: string | null, contentOrigin: string | null): ResourcePolicy {
  if (origin === null || contentOrigin === null) {
    return 'same-origin';
  }

  const [main, content] = [new URL(origin), new URL(contentOrigin)];

  return main.protocol === content.protocol && content.hostname.endsWith(`.${main.hostname}`)
    ? 'same-site'
    : 'cross-origin';
}

/** Headers of every answer that holds bytes of a user. Runs outside `protectiveHeaders`, whose policy is for pages. */
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
