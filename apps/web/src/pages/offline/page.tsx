import { offlineWords } from '@octavo/i18n/offline';
import { Button } from '@octavo/ui/button';
import { Logo } from '@octavo/ui/logo';
import type { MetaFunction } from 'react-router';
import { localeOf } from '../../shell/address.ts';
import { InlineScript } from '../../shell/inline-script.tsx';
import { useLocale } from '../../shell/use-locale.ts';

/**
 * Static, without client code: the page is shown at any address, for which the client router would load that
 * address's page.
 */
export const handle = { isStatic: true };

export const meta: MetaFunction = ({ location }) => [
  { title: `${offlineWords(localeOf(location.pathname)).title} · Octavo` },
  { name: 'robots', content: 'noindex' },
];

/**
 * Reloads the requested page on a click, and automatically once the server responds. A device reports that it
 * is online before anything can be reached, and never reports that a server is back, so only a response
 * counts. The service worker ignores HEAD requests.
 */
const script = `var again=function(){location.reload()};
var look=function(){fetch('/offline',{method:'HEAD',cache:'no-store'}).then(function(answer){if(answer.ok)again()},function(){})};
document.getElementById('again').addEventListener('click',again);
addEventListener('online',look);
setInterval(function(){if(!document.hidden)look()},3000)`;

/** Cached by the service worker, and shown in place of a page that could not be fetched. */
export default function Offline() {
  const words = offlineWords(useLocale());

  return (
    <main className="wrap grid min-h-dvh content-center py-16">
      <p className="mb-10 flex items-center gap-2.5 font-serif text-[1.2rem] font-semibold tracking-tight">
        <Logo />
        Octavo
      </p>
      <h1 className="text-display">{words.title}</h1>
      <p className="mt-4 max-w-xl text-lead text-ink-soft">{words.text}</p>
      <p className="mt-8">
        <Button id="again" look="primary" size="big">
          {words.again}
        </Button>
      </p>
      <InlineScript code={script} />
    </main>
  );
}
