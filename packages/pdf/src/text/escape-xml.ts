import { escapeMarkup } from './escape-markup.ts';

/** Characters forbidden in XML 1.0 (2.2), including lone surrogates. */
const forbidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Escapes text for XML and removes forbidden characters. */
export function escapeXml(text: string): string {
  return escapeMarkup(text.replace(forbidden, ''));
}
