import { certificateWords } from '@octavo/i18n/certificate';
import { plural } from '@octavo/i18n/format';
import { formatMoment } from '@octavo/i18n/moments';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import { clockTime } from '../../../shell/use-moment.ts';
import type { HeldCertificate } from './held-certificate.ts';
import { keyIcon } from './key-icon.ts';
import { useSigningSession } from './signing-context.ts';

/** A certificate that ends within this number of days is shown as expiring. */
const soonDays = 30;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Facts of the open certificate, with what readers may object to. */
export function CertificateDetails({ certificate }: { readonly certificate: HeldCertificate }) {
  const locale = useLocale();
  const words = certificateWords(locale);
  const { close } = useSigningSession();
  const { facts, fileName, openedAt, hasWholeChain } = certificate;
  const { name, organisation, issuer, validFrom, validTo, key, isTest } = facts;
  const day = (date: string) => formatMoment(locale, new Date(date));
  const daysLeft = Math.ceil((Date.parse(validTo) - openedAt.getTime()) / dayMilliseconds);
  const rows = [
    [words.facts.name, organisation === null || isTest ? name : `${name}, ${organisation}`],
    [words.facts.issuer, issuer === name ? words.facts.itself : issuer],
    [words.facts.valid, fill(words.facts.period, { from: day(validFrom), to: day(validTo) })],
    [words.facts.key, fill(words.facts.keyText, { key })],
  ] as const;

  return (
    <>
      <div className="ed-certificate-file">
        <Icon path={keyIcon} size={18} />
        <span className="ed-grow">
          <b>{fileName ?? words.test.identity}</b>
          <small>{fill(words.file.opened, { time: clockTime(locale, openedAt) })}</small>
        </span>
        <button type="button" className="ed-button" onClick={close}>
          {words.file.replace}
        </button>
      </div>
      <dl className="ed-certificate-facts">
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {!isTest && daysLeft <= soonDays && (
        <p className="ed-caution">{plural(locale, daysLeft, words.facts.ends)}</p>
      )}
      {!hasWholeChain && !isTest && <p className="ed-caution">{words.facts.noIssuer}</p>}
    </>
  );
}
