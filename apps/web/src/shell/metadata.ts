import { type Locale, locales } from '@octavo/i18n/locales';
import type { MetaDescriptor } from 'react-router';
import { addressIn, barePath, defaultLocale, localeOf } from './address.ts';

export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly pathname: string;
  /** Paths in each language, where they differ; without the language itself. */
  readonly paths?: Readonly<Record<Locale, string>>;
  readonly origin: string;
}

/** Title, description, the canonical address and the addresses in the other languages. */
export function metadata({ title, description, pathname, paths, origin }: PageMetadata): MetaDescriptor[] {
  const path = barePath(pathname).replace(/(.)\/$/, '$1');
  const at = (locale: Locale) => origin + addressIn(locale, paths?.[locale] ?? path);

  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: at(localeOf(pathname)) },
    ...locales.map((locale) => ({ tagName: 'link', rel: 'alternate', hrefLang: locale, href: at(locale) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: at(defaultLocale) },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: at(localeOf(pathname)) },
    { property: 'og:site_name', content: 'Octavo' },
  ];
}
