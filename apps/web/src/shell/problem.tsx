import { shellWords } from '@octavo/i18n/shell';
import { Button, buttonClass } from '@octavo/ui/button';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useAddress, useLocale } from './use-locale.ts';

/** The page shown in place of one that is missing or broke. */
export function Problem() {
  const error = useRouteError();
  const locale = useLocale();
  const address = useAddress();
  const words = shellWords(locale).problem;
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const status = isRouteErrorResponse(error) ? error.status : 500;

  return (
    <section className="wrap py-24 sm:py-32">
      <title>{missing ? words.notFound : words.failed}</title>
      <p className="font-serif text-title text-ink-faint">{status}</p>
      <h1 className="mt-2 text-display">{missing ? words.notFound : words.failed}</h1>
      {!missing && <p className="mt-4 max-w-xl text-lead text-ink-soft">{words.failedHint}</p>}
      <p className="mt-8 flex flex-wrap gap-3">
        {!missing && (
          <Button look="primary" onClick={() => window.location.reload()}>
            {words.reload}
          </Button>
        )}
        <a href={address('/')} className={buttonClass(missing ? 'primary' : 'plain')}>
          {words.home}
        </a>
      </p>
    </section>
  );
}
