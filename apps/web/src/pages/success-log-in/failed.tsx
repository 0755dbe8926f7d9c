import { logInWords } from '@octavo/i18n/log-in';
import { buttonClass } from '@octavo/ui/button';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../../shell/use-locale.ts';

/** Reason the link does not log in, with a way to request another one. */
export function Failed({ problem }: { readonly problem: string }) {
  const address = useAddress();
  const words = logInWords(useLocale()).welcome;

  return (
    <section className="wrap py-20 sm:py-28">
      <h1 className="text-display">{words.failed}</h1>
      <p role="alert" className="mt-4 max-w-xl text-lead text-ink-soft">
        {problem}
      </p>
      <p className="mt-8">
        <Link to={address('/log-in')} className={buttonClass('primary')}>
          {words.again}
        </Link>
      </p>
    </section>
  );
}
