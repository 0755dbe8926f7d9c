import { logInWords } from '@octavo/i18n/log-in';
import { fill } from '@octavo/i18n/placeholders';
import { buttonClass } from '@octavo/ui/button';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { askApi, sessionOf } from '../../session/session.server.ts';
import { localeOf } from '../../shell/address.ts';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { useMoment } from '../../shell/use-moment.ts';

/**
 * Emails that a development server shows instead of sending; the page does not exist when emails are sent.
 */
export async function loader(given: LoaderFunctionArgs) {
  sessionOf(given);

  return askApi(given, '/mailbox', {});
}

export const meta: MetaFunction = ({ location }) => [
  { title: logInWords(localeOf(location.pathname)).mailboxPage.seoTitle },
  { name: 'robots', content: 'noindex' },
];

export default function Mailbox() {
  const { emails } = useLoaderData<typeof loader>();
  const address = useAddress();
  const moment = useMoment();
  const words = logInWords(useLocale()).mailboxPage;

  return (
    <div className="wrap max-w-3xl pt-10 pb-20">
      <h1 className="text-display">{words.heading}</h1>
      <p className="mt-3 text-lead text-ink-soft">{words.lead}</p>
      <p className="mt-5 mb-8">
        <a href={address('/mailbox')} className={buttonClass()}>
          {words.refresh}
        </a>
      </p>
      {emails.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
      <ol className="grid gap-6">
        {emails.map(({ id, to, at, subject, text }) => (
          <li key={id} className="rounded-[14px] border border-rule bg-sheet p-5 sm:p-6">
            <p className="flex flex-wrap justify-between gap-x-6 text-caption text-ink-soft">
              <span>{fill(words.to, { address: to })}</span>
              <span className="tabular-nums">{moment(at, { time: true, inFigures: true })}</span>
            </p>
            <h2 className="mt-1 text-title">{subject}</h2>
            <p className="mt-3 whitespace-pre-wrap">
              <Linked text={text} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Renders the URLs in a text as links. */
function Linked({ text }: { readonly text: string }) {
  return text.split(/(https?:\/\/[^\s<>]+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part} className="text-lapis underline underline-offset-3 break-all">
        {part}
      </a>
    ),
  );
}
