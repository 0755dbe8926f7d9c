import type { HistoryRow } from '@octavo/contract/account';
import { historyWords } from '@octavo/i18n/history';
import { fill, promises } from '@octavo/i18n/placeholders';
import { Button, buttonClass } from '@octavo/ui/button';
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { FormToken } from '../../session/form-token.tsx';
import { askApi, callApi, requirePerson } from '../../session/session.server.ts';
import { useSession } from '../../session/use-session.ts';
import { localeOf } from '../../shell/address.ts';
import { ToolTile } from '../../shell/tool-tile.tsx';
import { useCatalogue } from '../../shell/use-catalogue.ts';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { useMoment } from '../../shell/use-moment.ts';

export function loader(given: LoaderFunctionArgs) {
  requirePerson(given);
  const page = Number(new URL(given.request.url).searchParams.get('page') ?? '1');

  return askApi(given, '/history', { query: { page: Number.isInteger(page) && page > 0 ? page : 1 } });
}

/** Deletes the files of a task immediately; if they are already deleted, deletes the history entry. */
export async function action(given: ActionFunctionArgs) {
  const { pathname, search } = new URL(given.request.url);
  const job = String((await given.request.formData()).get('job') ?? '');
  const result = await callApi(given, 'DELETE', '/history/{job}', { path: { job } });

  if (!result.done) {
    return data({ detail: result.detail }, { status: 422 });
  }

  throw redirect(pathname + search);
}

export const meta: MetaFunction = ({ location }) => [
  { title: historyWords(localeOf(location.pathname)).seoTitle },
  { name: 'robots', content: 'noindex' },
];

export default function History() {
  const { rows } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const locale = useLocale();
  const address = useAddress();
  const words = historyWords(locale);

  return (
    <div className="wrap pt-10 pb-20 sm:pt-14">
      <h1 className="text-display">{words.heading}</h1>
      <p className="mt-3 mb-8 max-w-2xl text-lead text-ink-soft">{fill(words.lead, promises(locale))}</p>
      {answered !== undefined && (
        <p role="alert" className="mb-4 text-rubric">
          {answered.detail}
        </p>
      )}
      {rows.length === 0 ? (
        <div className="rounded-[14px] bg-well px-6 py-10 text-center">
          <p className="mx-auto mb-5 max-w-md text-lead">{words.empty}</p>
          <Link to={address('/')} className={buttonClass('primary', 'big')}>
            {words.start}
          </Link>
        </div>
      ) : (
        <div className="rounded-[14px] border border-rule bg-sheet px-5 sm:px-6">
          <Tasks rows={rows} />
        </div>
      )}
      <Pages />
    </div>
  );
}

/** Each task is a block on a phone and a table row on wider screens. */
function Tasks({ rows }: { readonly rows: readonly HistoryRow[] }) {
  const words = historyWords(useLocale());
  const columns = [words.name, words.tool, words.date, words.status, words.operation];

  return (
    <table className="w-full text-left max-sm:block">
      <thead className="text-caption text-ink-soft max-sm:sr-only">
        <tr className="border-b border-rule">
          {columns.map((name) => (
            <th key={name} scope="col" className="py-3 pr-4 font-medium last:pr-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <Task key={row.job} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Task({ row }: { readonly row: HistoryRow }) {
  const locale = useLocale();
  const words = historyWords(locale);
  const moment = useMoment();
  const tool = useCatalogue().find(({ id }) => id === row.tool);
  const isDeleted = row.status === 'deleted';
  const cell = 'py-3 pr-4 max-sm:block max-sm:py-1';

  return (
    <tr data-family={tool?.group} className="border-rule not-last:border-b max-sm:block max-sm:py-3">
      <td className={`${cell} font-medium wrap-anywhere`}>
        <span className="flex items-center gap-3">
          {tool !== undefined && <ToolTile icon={tool.icon} size={36} />}
          {row.name}
        </span>
      </td>
      <td className={`${cell} whitespace-nowrap`}>{tool?.name ?? row.tool}</td>
      <td className={`${cell} text-half text-ink-soft tabular-nums`}>
        {moment(row.finishedAt, { time: true })}
      </td>
      <td className={`${cell} text-half whitespace-nowrap`}>
        <span
          className={`rounded-full px-2.5 py-0.5 ${isDeleted ? 'bg-well text-ink-soft' : 'bg-verdigris-wash text-verdigris'}`}
        >
          {words.statuses[row.status]}
        </span>
      </td>
      <td className={`${cell} pr-0`}>
        <Operations row={row} />
      </td>
    </tr>
  );
}

function Operations({ row }: { readonly row: HistoryRow }) {
  const address = useAddress();
  const words = historyWords(useLocale());
  const session = useSession();
  const { job, name } = row;

  if (row.status === 'deleted') {
    return (
      <form method="post" className="flex flex-wrap gap-2">
        <FormToken />
        <input type="hidden" name="job" value={job} />
        <Saved href={`/api/v1/history/${job}/receipt`} label={fill(words.receiptOf, { name })}>
          {words.receipt}
        </Saved>
        <Button type="submit" look="quiet" size="small" aria-label={fill(words.removeOf, { name })}>
          {words.remove}
        </Button>
      </form>
    );
  }

  return (
    <form method="post" className="flex flex-wrap gap-2">
      <FormToken />
      <input type="hidden" name="job" value={job} />
      <Link
        to={`${address(`/${row.tool}`)}?job=${job}`}
        aria-label={fill(words.openOf, { name })}
        className={buttonClass('plain', 'small')}
      >
        {words.open}
      </Link>
      {session?.mayDownload === true && (
        <Saved href={`/api/v1/jobs/${job}/zip`} label={fill(words.downloadOf, { name })}>
          {words.download}
        </Saved>
      )}
      <Button type="submit" look="danger" size="small" aria-label={fill(words.deleteOf, { name })}>
        {words.delete}
      </Button>
    </form>
  );
}

interface SavedProps {
  readonly href: string;
  /** Full name, for screen readers. */
  readonly label: string;
  readonly children: string;
}

/** Link whose target is downloaded rather than opened. */
function Saved({ href, label, children }: SavedProps) {
  return (
    <a href={href} download aria-label={label} className={buttonClass('plain', 'small')}>
      {children}
    </a>
  );
}

function Pages() {
  const { page, pages } = useLoaderData<typeof loader>();
  const words = historyWords(useLocale());

  if (pages < 2) {
    return null;
  }

  return (
    <nav aria-label={words.heading} className="mt-6 flex items-center gap-4">
      {page > 1 && (
        <Link to={`?page=${page - 1}`} className={buttonClass('plain', 'small')}>
          {words.newer}
        </Link>
      )}
      <span className="text-caption text-ink-soft tabular-nums">{fill(words.page, { page, pages })}</span>
      {page < pages && (
        <Link to={`?page=${page + 1}`} className={buttonClass('plain', 'small')}>
          {words.older}
        </Link>
      )}
    </nav>
  );
}
