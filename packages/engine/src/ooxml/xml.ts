import { escapeMarkup } from '../text/escape-markup.ts';

export type XmlAttributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Characters forbidden in XML 1.0 (2.2), including lone surrogates. */
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Escapes text for XML and removes forbidden characters. */
export function escapeXml(text: string): string {
  return escapeMarkup(text.replace(forbidden, ''));
}

/**
 * An element with attributes and children, which must already be XML (`escapeXml` converts text). Null and
 * undefined attributes are omitted; true and false become 1 and 0, as Office writes them.
 */
export function xml(name: string, attributes: XmlAttributes = {}, ...children: readonly string[]): string {
  const content = children.join('');
  let written = `<${name}`;

  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) {
      written += ` ${key}="${typeof value === 'boolean' ? Number(value) : escapeXml(String(value))}"`;
    }
  }

  return content === '' ? `${written}/>` : `${written}>${content}</${name}>`;
}

/** A whole part: declaration and root element. */
export function xmlPart(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`;
}
