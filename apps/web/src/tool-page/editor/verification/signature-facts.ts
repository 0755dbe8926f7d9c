import type { SignatureReport, VerificationReport } from '@octavo/contract/signing/signature-report';
import { formatNumber, plural } from '@octavo/i18n/format';
import type { Locale } from '@octavo/i18n/locales';
import { formatMoment } from '@octavo/i18n/moments';
import { fill } from '@octavo/i18n/placeholders';
import type { SignatureReportWords } from '@octavo/i18n/signature-report';

/** Row of the facts of a signature. */
export interface SignatureFact {
  readonly name: keyof SignatureReportWords['rows'];
  readonly text: string;
  /** Source of the fact, or another fact that belongs to it. */
  readonly source?: string;
}

interface FactContext {
  readonly report: VerificationReport;
  readonly locale: Locale;
  readonly words: SignatureReportWords;
}

/** Facts of a signature in the order in which people ask for them. */
export function factsOf(signature: SignatureReport, context: FactContext): readonly SignatureFact[] {
  const { locale, words } = context;
  const { kind, certification, lockedFields, reason, place, contact } = signature;

  return [
    whenOf(signature, context),
    { name: 'covers', text: coverageOf(signature, context) },
    identityOf(signature, context),
    // A time stamp has no level of its own.
    ...(kind === 'time-stamp' ? [] : [{ name: 'level', text: levelOf(signature, context) } as const]),
    ...(certification === null ? [] : [{ name: 'allowed', text: words.allowed[certification] } as const]),
    ...(lockedFields === null || lockedFields.length === 0
      ? []
      : [{ name: 'locked', text: locksOf(lockedFields, locale, words) } as const]),
    ...(reason === null ? [] : [{ name: 'reason', text: reason } as const]),
    ...(place === null ? [] : [{ name: 'place', text: place } as const]),
    ...(contact === null ? [] : [{ name: 'contact', text: contact } as const]),
  ];
}

function whenOf({ provenTime, claimedTime }: SignatureReport, { locale, words }: FactContext): SignatureFact {
  const moment = (time: string) => formatMoment(locale, new Date(time), { time: true, timeZone: 'UTC' });

  if (provenTime !== null) {
    const source = provenTime.trusted ? words.when.proven : words.when.untrusted;

    return { name: 'when', text: moment(provenTime.time), source: fill(source, { by: provenTime.by }) };
  }

  return claimedTime === null
    ? { name: 'when', text: words.when.unknown }
    : { name: 'when', text: moment(claimedTime), source: words.when.claimed };
}

function coverageOf(signature: SignatureReport, { report, locale, words }: FactContext): string {
  const { coversWholeFile, revision, coveredBytes, verdict } = signature;

  return coversWholeFile
    ? verdict === 'broken'
      ? words.covers.claimed
      : words.covers.whole
    : fill(words.covers.step, {
        step: revision,
        steps: report.revisions,
        covered: formatNumber(locale, coveredBytes),
        bytes: formatNumber(locale, report.bytes),
      });
}

function identityOf(signature: SignatureReport, { report, locale, words }: FactContext): SignatureFact {
  const { signer, trusted, revocation } = signature;
  const { identity } = words;

  if (signer === null) {
    return { name: 'identity', text: identity.none };
  }

  const { issuer, isTest, validTo } = signer;
  const sentence = isTest
    ? identity.test
    : trusted
      ? identity.trusted
      : report.trustedRoots === 0
        ? identity.noList
        : identity.unknown;
  const expires = fill(identity.expires, {
    date: formatMoment(locale, new Date(validTo), { timeZone: 'UTC' }),
  });

  return {
    name: 'identity',
    text: fill(sentence, { issuer }),
    // A certificate that has issued itself cannot be revoked.
    source: isTest ? expires : `${expires}. ${identity.revocation[revocation.state]}`,
  };
}

function levelOf({ level, signer }: SignatureReport, { locale, words }: FactContext): string {
  const date = formatMoment(locale, new Date(signer?.validTo ?? 0), { timeZone: 'UTC' });

  return fill(words.levels[level ?? 'none'], { date });
}

function locksOf(
  fields: NonNullable<SignatureReport['lockedFields']>,
  locale: Locale,
  { locked }: SignatureReportWords,
): string {
  return fields === 'all'
    ? locked.all
    : `${plural(locale, fields.length, locked.some)}: ${fields.join(', ')}`;
}
