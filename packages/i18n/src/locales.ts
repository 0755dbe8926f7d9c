/** Languages of the product; the first is the default and has no prefix in addresses. */
export const locales = ['en', 'fr'] as const;

export type Locale = (typeof locales)[number];

/** Locale with this name; the default for an unsupported one. */
export function localeNamed(name: string): Locale {
  return locales.find((locale) => locale === name) ?? locales[0];
}
