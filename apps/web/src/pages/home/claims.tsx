import { fill, promises } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../../shell/use-locale.ts';

export function Claims() {
  const locale = useLocale();
  const address = useAddress();
  const { retention, ...others } = promises(locale);
  const values = {
    ...others,
    retention,
    retentionStart: retention.charAt(0).toUpperCase() + retention.slice(1),
  };

  return (
    <section className="grid gap-x-9 gap-y-8 border-t border-rule py-14 md:grid-cols-3">
      {shellWords(locale).home.claims.map((claim) => (
        <div key={claim.title}>
          <h2 className="mb-2 text-title">{fill(claim.title, values)}</h2>
          <p className="text-ink-soft">
            {fill(claim.text, values)}{' '}
            {'link' in claim && (
              <Link to={address('/developers')} className="text-lapis underline underline-offset-3">
                {claim.link}
              </Link>
            )}
          </p>
        </div>
      ))}
    </section>
  );
}
