/** Languages of the product; the first is the default and has no prefix in addresses. */
export const locales = ['en', 'fr'] as const;

export type Locale = (typeof locales)[number];
