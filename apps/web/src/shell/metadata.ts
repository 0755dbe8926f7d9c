import { type Locale, locales } from '@octavo/i18n/locales';
import type { MetaDescriptor } from 'react-router';
import { type DescribedPage, describeThings, type Thing } from '../structured-data/thing.ts';
import { addressIn, barePath, defaultLocale, localeOf } from './address.ts';
import { sharePath } from './share-image.ts';

export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly pathname: string;
  /** Path in each language, when they differ; without the language prefix. */
  readonly paths?: Readonly<Record<Locale, string>>;
  readonly origin: string;
  /** Structured data about the page, for search engines. */
  readonly things?: (page: DescribedPage) => readonly Thing[];
}

/**
 * Title, description, canonical address, addresses in the other languages, and the preview shown when the
 * page is shared.
 */
export function metadata(given: PageMetadata): MetaDescriptor[] {
  const { title, description, pathname, paths, origin, things = () => [] } = given;
  const path = barePath(pathname).replace(/(.)\/$/, '$1');
  const locale = localeOf(pathname);
  const pathIn = (language: Locale) => paths?.[language] ?? path;
  const at = (language: Locale) => origin + addressIn(language, pathIn(language));
  const image = origin + sharePath(locale, pathIn(locale), title, description);

  return [
    { title },
    { name: 'description', content: description },
    { name: 'robots', content: 'max-image-preview:large' },
    { tagName: 'link', rel: 'canonical', href: at(locale) },
    ...locales.map((language) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: language,
      href: at(language),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: at(defaultLocale) },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: at(locale) },
    { property: 'og:site_name', content: 'Octavo' },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...describeThings(things({ origin, locale, address: at(locale), title, description, image })),
  ];
}
