import { type Locale, locales } from '@octavo/i18n/locales';
import type { MetaDescriptor } from 'react-router';
import { type DescribedPage, describeThings, type Thing } from '../structured-data/thing.ts';
import { addressIn, barePath, defaultLocale, localeOf } from './address.ts';
import { sharePath } from './share-image.ts';

export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly pathname: string;
  /** Paths in each language, where they differ; without the language itself. */
  readonly paths?: Readonly<Record<Locale, string>>;
  readonly origin: string;
  /** The day an article was published. */
  readonly published?: string;
  /** What search engines are told about the page in their own terms. */
  readonly things?: (page: DescribedPage) => readonly Thing[];
}

/** Width and height of the pictures shown where a page is shared. */
const shareSize = { width: '1200', height: '630' };

const regions: Readonly<Record<Locale, string>> = { en: 'en_US', fr: 'fr_FR' };

/** Title, description, the canonical address, the addresses in the other languages, and what others show of the page. */
export function metadata(given: PageMetadata): MetaDescriptor[] {
  const { title, description, pathname, paths, origin, published, things = () => [] } = given;
  const path = barePath(pathname).replace(/(.)\/$/, '$1');
  const locale = localeOf(pathname);
  const pathIn = (language: Locale) => paths?.[language] ?? path;
  const at = (language: Locale) => origin + addressIn(language, pathIn(language));
  const image = origin + sharePath(locale, pathIn(locale), title, description);
  const others = locales.filter((language) => language !== locale);

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
    { property: 'og:type', content: published === undefined ? 'website' : 'article' },
    { property: 'og:url', content: at(locale) },
    { property: 'og:site_name', content: 'Octavo' },
    { property: 'og:locale', content: regions[locale] },
    ...others.map((language) => ({ property: 'og:locale:alternate', content: regions[language] })),
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: shareSize.width },
    { property: 'og:image:height', content: shareSize.height },
    { property: 'og:image:alt', content: title },
    ...(published === undefined ? [] : [{ property: 'article:published_time', content: published }]),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...describeThings(things({ origin, locale, address: at(locale), title, description, image })),
  ];
}
