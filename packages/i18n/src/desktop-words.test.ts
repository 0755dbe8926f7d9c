import './every-language.ts';
import { expect, it } from 'vitest';
import { english as englishCertificate } from './certificate.en.ts';
import { french as frenchCertificate } from './certificate.fr.ts';
import { desktopWords } from './desktop-words.ts';
import { changeWords, registerWords, wordsIn } from './language.ts';
import { locales } from './locales.ts';
import { english as englishReport } from './signature-report.en.ts';
import { french as frenchReport } from './signature-report.fr.ts';

const parts = [
  'certificate',
  'chat',
  'editor',
  'failures',
  'formPage',
  'notes',
  'shell',
  'signatureReport',
  'verification',
  'workbench',
] as const;

/** Texts that the application does not show: it has no lists of trust, and no operator. */
const unshown =
  /^(signatureReport\.(summary\.(trusted|mixed|unknown)|renewal|when\.untrusted|identity\.(trusted|unknown)|checked\.some)|formPage\.newerRevision|workbench\.drop\.application)/;

/** Texts with their paths, such as `shell.home.dropHint`; those that are computed are left out. */
function textsOf(value: unknown, path: string): { readonly path: string; readonly text: string }[] {
  return typeof value === 'string'
    ? [{ path, text: value }]
    : Object.entries(value ?? {}).flatMap(([key, each]) => textsOf(each, `${path}.${key}`));
}

it.each(locales)('name no server, upload or days of keeping, in %s', (locale) => {
  const isEnglish = locale === 'en';
  registerWords(locale, {
    certificate: isEnglish ? englishCertificate : frenchCertificate,
    signatureReport: isEnglish ? englishReport : frenchReport,
  });
  changeWords(locale, desktopWords[locale]);
  const texts = parts.flatMap((part) => textsOf(wordsIn(locale, part), part));
  const untrue = /\b(servers?|serveurs?|uploaded|uploading|uploads|téléversé\w*)\b|\{days\} (days|jours)\./i;

  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(({ path, text }) => untrue.test(text) && !unshown.test(path))).toEqual([]);
});

it('are the same texts in both languages', () => {
  const [english, french] = locales.map((locale) =>
    textsOf(desktopWords[locale], '').map(({ path }) => path),
  );

  expect(french?.toSorted()).toEqual(english?.toSorted());
});
