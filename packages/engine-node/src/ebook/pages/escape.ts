import { escapeMarkup } from '@octavo/pdf/text/escape-markup';

/** Characters that XML does not allow, even escaped (XML 1.0, 2.2). */
const illegal =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

export function escapeText(text: string): string {
  return escapeMarkup(text.replace(illegal, ''));
}

export function attribute(name: string, value: string | null): string {
  return value === null ? '' : ` ${name}="${escapeText(value)}"`;
}
