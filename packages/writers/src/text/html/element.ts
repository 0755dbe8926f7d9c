import { escapeHtml } from './escape-html.ts';

export type HtmlAttributes = Readonly<Record<string, string | number | null | undefined>>;

/** An element around content that is already HTML; null and undefined attributes are omitted. */
export function element(name: string, attributes: HtmlAttributes, content: string): string {
  return `${startTag(name, attributes)}${content}</${name}>`;
}

export function startTag(name: string, attributes: HtmlAttributes): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`);

  return `<${name}${written.join('')}>`;
}
