import { registerWords } from '@octavo/i18n/language';
import type { Locale } from '@octavo/i18n/locales';
import type { SignatureReportWords } from '@octavo/i18n/signature-report';
import { localeOf } from '../../../shell/address.ts';

const words: Readonly<Record<Locale, () => Promise<SignatureReportWords>>> = {
  en: async () => (await import('@octavo/i18n/signature-report.en')).english,
  fr: async () => (await import('@octavo/i18n/signature-report.fr')).french,
};

/** Loads the report about signatures with its texts. */
export async function loadVerification() {
  const locale = localeOf(window.location.pathname);
  const [{ VerificationPanel }, signatureReport] = await Promise.all([
    import('./verification-panel.tsx'),
    words[locale](),
  ]);
  registerWords(locale, { signatureReport });

  return { default: VerificationPanel };
}
