import { escapeXml } from '@octavo/pdf/text/escape-xml';

export type XmlAttributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

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
