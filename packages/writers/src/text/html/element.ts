import { escapeHtml } from './escape-html.ts';

export type Attributes = Readonly<Record<string, string | number | null | undefined>>;

/** An element around content that is already HTML; null and undefined attributes are omitted. */
export function element(name: string, attributes: Attributes, content: string): string {
  return `${startTag(name, attributes)}${content}</${name}>`;
}

export function startTag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`);

  return `<${name}${written.join('')}>`;
}
