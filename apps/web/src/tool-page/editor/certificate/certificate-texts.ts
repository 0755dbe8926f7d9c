import type { CertificateWords } from '@octavo/i18n/certificate';
import { registerWords } from '@octavo/i18n/language';
import type { Locale } from '@octavo/i18n/locales';
import { localeOf } from '../../../shell/address.ts';

const words: Readonly<Record<Locale, () => Promise<CertificateWords>>> = {
  en: async () => (await import('@octavo/i18n/certificate.en')).english,
  fr: async () => (await import('@octavo/i18n/certificate.fr')).french,
};

/** Loads a part of signing by certificate together with its texts. */
export async function withCertificateWords<Part>(
  load: () => Promise<Part>,
): Promise<{ readonly default: Part }> {
  const locale = localeOf(window.location.pathname);
  const [part, certificate] = await Promise.all([load(), words[locale]()]);
  registerWords(locale, { certificate });

  return { default: part };
}
