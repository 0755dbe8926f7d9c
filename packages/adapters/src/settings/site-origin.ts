import * as z from 'zod';

/**
 * Origin of the site as browsers send it to name the source of a request: links are built from it, and
 * requests from other origins are refused.
 */
export const siteOrigin = z
  .string()
  .refine(
    (text) => originIn(text) !== null,
    'must be an address without a path, such as https://pdf.example.org',
  )
  .transform((text) => originIn(text) ?? text);

/** Null for text that is not exactly an origin. */
function originIn(text: string): string | null {
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';

  return url !== null && isWeb && url.href.replace(/\/+$/, '') === url.origin ? url.origin : null;
}
