import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { acceptsEncoding } from '../http/accepts-encoding.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { isKnownTag } from '../http/static-files.ts';
import { compressWithGaps, type FillGaps, type GappedCoding } from './gapped-encoding.ts';

/** Placeholder for the form token in a rendered page; random, so that no other text contains it. */
export const formTokenMark = randomBytes(24).toString('base64url');

/** A page as rendered once for all visitors, with the form token still missing. */
export interface SharedPage {
  readonly sizeBytes: number;
  /** The page with a visitor's form token, which is empty for a visitor without a device. */
  fillIn(formToken: string): FilledPage;
}

/** A page that is ready to be sent. */
interface FilledPage {
  readonly headers: Headers;
  /** Part of the validator (`ETag`) that is the same in all encodings. */
  readonly tag: string;
  /** Sources of the content security policy that allow the scripts and styles inside the page. */
  readonly inlineSources: readonly string[];
  encode(coding: GappedCoding | 'identity'): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Makes a shared page of a rendered response. Hashes instead of the nonce allow its scripts and styles (CSP Level 3,
 * 6.7.3.3), because a nonce must not be used twice. Null for a response that is not HTML, or has the nonce elsewhere.
 */
export async function makeSharedPage(
  answer: Response,
  context: Context<AppEnvironment>,
): Promise<SharedPage | null> {
  const nonce = context.get('secureHeadersNonce') ?? '';
  const rendered = await answer.text();
  const html = nonce === '' ? rendered : rendered.replaceAll(` nonce="${nonce}"`, '');

  if (!isHtml(answer.headers) || (nonce !== '' && html.includes(nonce))) {
    return null;
  }

  const headers = new Headers(answer.headers);
  headers.delete('set-cookie');

  if (!headers.has('cache-control')) {
    headers.set('cache-control', 'no-cache');
  }

  const parts = html.split(formTokenMark);
  // The data of every page contain the mark, but scripts do not need it: only a form sent without script does.
  const hasForm = html.includes(`value="${formTokenMark}"`);
  const tag = digestOf(parts.join(''));
  const sources = inlineSources(html);
  const compressed = new Map<string, Promise<FillGaps>>();
  const compress = (coding: GappedCoding, { length }: { readonly length: number }): Promise<FillGaps> => {
    const key = `${coding} ${length}`;
    const known = compressed.get(key);

    if (known !== undefined) {
      return known;
    }

    const made = compressWithGaps(coding, length === 0 ? [parts.join('')] : parts, length);
    compressed.set(key, made);
    // The next visitor's request tries again.
    made.catch(() => compressed.delete(key));

    return made;
  };
  const fill = (formToken: string): FilledPage => ({
    headers,
    tag: digestOf(tag + formToken),
    inlineSources: [...new Set(sources.map((sourceFor) => sourceFor(formToken)))],
    encode: async (coding) =>
      coding === 'identity'
        ? new TextEncoder().encode(parts.join(formToken))
        : (await compress(coding, formToken))(formToken),
  });
  const page = fill('');

  return {
    sizeBytes: Buffer.byteLength(html),
    fillIn: (formToken) => (hasForm && formToken !== '' ? fill(formToken) : page),
  };
}

/** Sends a page in an encoding that the browser accepts, or 304 when the browser has it. */
export async function sendPage(context: Context<AppEnvironment>, page: FilledPage): Promise<Response> {
  context.set('inlineSources', page.inlineSources);
  const accepted = context.req.header('accept-encoding');
  const encoding = (['br', 'gzip'] as const).find((name) => acceptsEncoding(accepted, name)) ?? 'identity';
  const headers = new Headers(page.headers);
  const tag = `"${page.tag}-${encoding}"`;
  headers.set('etag', tag);
  headers.append('vary', 'Accept-Encoding');

  if (isKnownTag(context.req.header('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers });
  }

  const bytes = await page.encode(encoding);
  headers.set('content-length', String(bytes.length));

  if (encoding !== 'identity') {
    headers.set('content-encoding', encoding);
  }

  return new Response(bytes, { headers });
}

function isHtml(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/html') === true;
}

/** Part of a validator. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/**
 * Hashes of the scripts and styles inside a page, as functions of the form token. Data blocks need none, because they
 * are not executed.
 */
function inlineSources(html: string): ((formToken: string) => string)[] {
  const elements = html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g);

  return [...elements]
    .filter(([, , attributes = '']) => !/\ssrc=|\stype="application\//.test(attributes))
    .map(([, , , code = '']) => {
      const same = code.includes(formTokenMark) ? null : sourceOf(code);

      return (formToken) => same ?? sourceOf(code.replaceAll(formTokenMark, formToken));
    });
}

function sourceOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
