import type { SignatureReport, VerificationReport } from '@octavo/contract/signing/signature-report';
import { plural } from '@octavo/i18n/format';
import type { Locale } from '@octavo/i18n/locales';
import { fill } from '@octavo/i18n/placeholders';
import type { SignatureReportWords } from '@octavo/i18n/signature-report';

export interface Headline {
  readonly title: string;
  readonly text: string;
}

/** The worst verdict first: one broken signature decides what the file is worth. */
const byWeight = ['broken', 'changed', 'unsupported'] as const;

/** Title and summary of a report. */
export function headlineOf(
  report: VerificationReport,
  locale: Locale,
  words: SignatureReportWords,
): Headline {
  const { signatures, revisions } = report;
  const { headline, summary } = words;

  if (signatures.length === 0) {
    return headline.none;
  }

  const worst = byWeight.find((verdict) => signatures.some((each) => each.verdict === verdict));

  switch (worst) {
    case 'broken':
      return { title: plural(locale, signatures.length, headline.broken), text: summary.broken };
    case 'changed':
      return {
        title: headline.changed,
        text: signedRevision(report) === null ? summary.changed : `${summary.changed} ${summary.kept}`,
      };
    case 'unsupported':
      return { title: headline.unsupported, text: summary.unsupported };
    default:
      return {
        title: plural(locale, signersOf(report).length, headline.intact),
        text: `${identities(report, locale, words)} ${plural(locale, revisions, summary.steps)}`,
      };
  }
}

/** Signature of the last signed revision that is not the file as it is now; null when there is none to open. */
export function signedRevision({ signatures }: VerificationReport): SignatureReport | null {
  const earlier = signatures.filter(
    ({ verdict, coversWholeFile }) => verdict !== 'broken' && verdict !== 'unsupported' && !coversWholeFile,
  );

  return earlier.toSorted((one, other) => other.coveredBytes - one.coveredBytes)[0] ?? null;
}

/** Signatures of people; those of time stamps only where there is nothing else. */
function signersOf({ signatures }: VerificationReport): readonly SignatureReport[] {
  const own = signatures.filter(({ kind }) => kind !== 'time-stamp');

  return own.length === 0 ? signatures : own;
}

function identities(report: VerificationReport, locale: Locale, { summary }: SignatureReportWords): string {
  const signatures = signersOf(report);
  const known = signatures.filter(({ trusted }) => trusted).length;

  if (known === signatures.length) {
    return plural(locale, known, summary.trusted);
  }

  if (report.trustedRoots === 0) {
    return summary.noList;
  }

  return known === 0
    ? plural(locale, signatures.length, summary.unknown)
    : fill(summary.mixed, { known, all: signatures.length });
}
