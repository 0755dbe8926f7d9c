import { type Locale, locales } from './locales.ts';

/** Locale that a browser prefers by its `Accept-Language` (RFC 9110, 12.5.4); null when it accepts none of ours. */
export function acceptedLocale(header: string): Locale | null {
  return (
    preferences(header)
      .map(localeOfTag)
      .find((found) => found !== null) ?? null
  );
}

/** Locale of a language tag such as `fr-CA`; null for a language that we do not have. */
export function localeOfTag(tag: string): Locale | null {
  const [language = ''] = tag.toLowerCase().split('-');

  return locales.find((locale) => locale === language) ?? null;
}

/** Language tags in order of preference. */
function preferences(header: string): string[] {
  return header
    .split(',')
    .map((part, place) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const quality = parameters.find((text) => text.startsWith('q='))?.slice(2);

      return { tag, place, weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight || one.place - other.place)
    .map(({ tag }) => tag);
}
