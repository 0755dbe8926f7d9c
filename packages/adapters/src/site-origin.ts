import * as z from 'zod';

/**
 * The address of the site as browsers write it, with which they say where a request comes from: links are made from it,
 * and what does not come from there is refused.
 */
export const siteOrigin = z
  .string()
  .refine(
    (text) => originIn(text) !== null,
    'must be an address without a path, such as https://pdf.example.org',
  )
  .transform((text) => originIn(text) ?? text);

/** Null for what is more than an origin, or less. */
function originIn(text: string): string | null {
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';

  return url !== null && isWeb && url.href.replace(/\/+$/, '') === url.origin ? url.origin : null;
}
