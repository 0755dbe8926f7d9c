/** Languages of the product; the first is the default and has no prefix in addresses. */
export const locales = ['en', 'fr'] as const;

export type Locale = (typeof locales)[number];

/** The language of this name; the default for one we do not speak. */
export function localeNamed(name: string): Locale {
  return locales.find((locale) => locale === name) ?? locales[0];
}
