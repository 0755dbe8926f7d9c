import type { SecretSearch } from '../secret-search.ts';
import { isMachineText } from './machine-text.ts';

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * XML or XHTML without secrets: in its texts and attributes each, and nothing at all (null) when a secret goes across
 * them.
 */
export function cleanMarkup(markup: string, search: SecretSearch): string | null {
  const cleaned = markup
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? cleanTag(part, search) : cleanText(part, search)))
    .join('');

  return isClean(cleaned, search) ? cleaned : null;
}

/** True when no secret remains in the texts, neither in one of them nor across them. */
function isClean(markup: string, search: SecretSearch): boolean {
  const texts = markup.split(/<[^>]*>/).map(decodeEntities);
  const told = texts.filter((text) => !isMachineText(text));

  return !search.isIn(told.join('')) && !search.isIn(told.join('\n'));
}

function cleanText(text: string, search: SecretSearch): string {
  const plain = decodeEntities(text);

  return isMachineText(plain) || !search.isIn(plain) ? text : encodeEntities(search.clean(plain));
}

function cleanTag(tag: string, search: SecretSearch): string {
  if (tag.startsWith('<!--') || tag.startsWith('<?')) {
    return search.isIn(tag) ? '' : tag;
  }

  return tag.replace(/=\s*("[^"]*"|'[^']*')/g, (whole, value: string) => {
    const cleaned = cleanText(value.slice(1, -1), search);

    return cleaned === value.slice(1, -1) ? whole : `="${cleaned}"`;
  });
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) {
      return named[name] ?? whole;
    }

    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));

    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}

function encodeEntities(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
