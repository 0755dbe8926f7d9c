import { shellWords } from '@octavo/i18n/shell';
import { shortcutTools } from '@octavo/tools/kit/picked-tools';
import { Button, buttonClass } from '@octavo/ui/button';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { toolsInstead } from './missing.ts';
import { useOnline } from './offline-notice.tsx';
import { ToolLinks } from './tool-links.tsx';
import { useAddress, useLocale } from './use-locale.ts';

/** Page shown in place of one that is missing or failed. */
export function Problem() {
  const error = useRouteError();
  const locale = useLocale();
  const address = useAddress();
  const { problem: words, find } = shellWords(locale);
  const online = useOnline();
  const isAnswer = isRouteErrorResponse(error);
  const missing = isAnswer && error.status === 404;
  // The page failed only because there was no connection.
  const [isWaiting] = useState(() => !isAnswer && !online);
  const meant = missing ? toolsInstead(error.data) : [];
  const title = missing ? words.notFound : isWaiting ? words.offline : words.failed;

  useEffect(() => {
    if (isWaiting && online) {
      window.location.reload();
    }
  }, [isWaiting, online]);

  return (
    <section className="wrap pt-16 pb-20 sm:pt-24">
      <title>{title}</title>
      {!isWaiting && <p className="font-serif text-title text-ink-faint">{isAnswer ? error.status : 500}</p>}
      <h1 className="mt-2 text-display">{title}</h1>
      <p className="mt-4 max-w-xl text-lead text-ink-soft">
        {missing ? words.notFoundHint : isWaiting ? words.offlineHint : words.failedHint}
      </p>
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
      {missing && (
        <div className="mt-14 max-w-xl border-t border-rule pt-8">
          {meant.length > 0 ? (
            <ToolLinks title={words.meant} ids={meant} />
          ) : (
            <ToolLinks title={find} ids={shortcutTools} />
          )}
        </div>
      )}
    </section>
  );
}
