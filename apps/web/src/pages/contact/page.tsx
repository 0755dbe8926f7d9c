import { informationWords } from '@octavo/i18n/information';
import { fill } from '@octavo/i18n/placeholders';
import { buttonClass } from '@octavo/ui/button';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { localeOf } from '../../shell/address.ts';
import { metadata } from '../../shell/metadata.ts';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { contactPath } from '../information/information.ts';
import { OperatorCard } from '../information/operator-card.tsx';
import { OtherPages } from '../information/other-pages.tsx';
import { openForm, sendMessage } from './contact.server.ts';
import { MessageForm } from './form.tsx';

export function loader(given: LoaderFunctionArgs) {
  return openForm(given);
}

export function action(given: ActionFunctionArgs) {
  return sendMessage(given);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  const { seoTitle, seoDescription, heading } = informationWords(localeOf(location.pathname)).contact;

  return metadata({
    title: seoTitle,
    description: seoDescription,
    pathname: location.pathname,
    origin: loaderData?.origin ?? '',
    things: (page) => [breadcrumbs(page, heading)],
  });
};

export default function Contact() {
  const { blank, site, hasPlans, number } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const words = informationWords(useLocale()).contact;

  return (
    <div className="wrap grid gap-x-16 gap-y-12 pt-10 pb-20 sm:pt-14 lg:grid-cols-[minmax(0,1fr)_280px]">
      <section className="min-w-0 max-w-2xl">
        {number === null || refused !== null ? (
          <>
            <h1 className="text-display">{words.heading}</h1>
            <p className="mt-3 mb-8 text-lead text-ink-soft">{words.lead}</p>
            <MessageForm blank={blank} refused={refused} email={site.operator?.email ?? null} />
          </>
        ) : (
          <Sent number={number} />
        )}
      </section>
      <aside className="grid content-start gap-10 lg:pt-3">
        <OperatorCard site={site} />
        <OtherPages present={contactPath} hasPlans={hasPlans} />
      </aside>
    </div>
  );
}

function Sent({ number }: { readonly number: string }) {
  const address = useAddress();
  const words = informationWords(useLocale()).contact;

  return (
    <div role="status">
      <h1 className="text-display">{words.sent}</h1>
      <p className="mt-3 mb-8 text-lead text-ink-soft">{fill(words.sentHint, { number })}</p>
      <a href={address(contactPath)} className={buttonClass()}>
        {words.again}
      </a>
    </div>
  );
}
