import { withSuffix } from '@octavo/contract/file-name';
import { freeTaskBytes, freeTasksPerDay, taskBytes, trialDays } from '@octavo/contract/limits';
import { formatBytes, formatMoney, formatNumber } from '@octavo/i18n/format';
import { type HomeWords, homeWords } from '@octavo/i18n/home';
import type { Locale } from '@octavo/i18n/locales';
import { fill } from '@octavo/i18n/placeholders';
import { pricingWords } from '@octavo/i18n/pricing';
import type { LoaderFunctionArgs } from 'react-router';
import { offerFor } from '../../offer/offer.server.ts';
import { sessionContext } from '../../server-context.ts';
import { localeOfPage } from '../../session/session.server.ts';
import { grid, heading, lines, page } from '../articles/pictures/drawing.server.ts';
import { keepingFacts, type SecurityPart } from '../security/keeping.server.ts';
import { measuredMerge } from './measured-merge.server.ts';
import { proofHtml } from './proof.server.tsx';

type ClaimId = keyof HomeWords['trust']['claims'];

/** A claim, and the page that explains how it is met. */
export interface StoryClaim {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly to: string;
}

export interface HomeQuestion {
  readonly ask: string;
  readonly answer: string;
}

/** A way to use the service: its price, with what is said before and behind it, and what it includes. */
export interface Price {
  readonly title: string;
  readonly before: string | null;
  readonly amount: string;
  readonly behind: string | null;
  readonly text: string;
}

export interface Prices {
  readonly heading: string;
  readonly link: string;
  readonly cells: readonly Price[];
}

/** Content of the start page below its tools. */
export interface Story {
  /** HTML of the picture that shows what a merge keeps. */
  readonly proof: string;
  readonly trust: { readonly heading: string; readonly line: string; readonly claims: readonly StoryClaim[] };
  /** Null for users with Pro and when nothing is sold; a line for a service where all is free. */
  readonly prices: { readonly line: string } | Prices | null;
  readonly questions: { readonly heading: string; readonly answers: readonly HomeQuestion[] };
}

const part = (id: SecurityPart) => `/security#${id}`;

/** Page that explains each claim. */
const places: Readonly<Record<ClaimId, string>> = {
  hour: part('hour'),
  keys: part('keys'),
  sealed: part('sealed'),
  seen: part('seen'),
  prices: '/pricing',
  programs: '/developers',
};

export async function homeStory(given: LoaderFunctionArgs): Promise<Story> {
  const locale = localeOfPage(given.request);
  const { trust, questions } = homeWords(locale);
  const hasAccounts = given.context.get(sessionContext).access !== 'open';
  const facts = {
    ...keepingFacts(locale),
    tasks: formatNumber(locale, freeTasksPerDay),
    days: formatNumber(locale, trialDays),
  };
  const claims = (Object.keys(places) as ClaimId[])
    .filter((id) => hasAccounts || id !== 'prices')
    .map((id) => ({
      title: fill(trust.claims[id].title, facts),
      text: fill(trust.claims[id].text, facts),
      link: trust.claims[id].link,
      to: places[id],
    }));
  const answers = [...(hasAccounts ? questions.accounts : []), ...questions.always];

  return {
    proof: proofIn(locale),
    trust: { heading: trust.heading, line: trust.line, claims },
    prices: await pricesIn(given),
    questions: {
      heading: questions.heading,
      answers: answers.map(({ ask, answer }) => ({ ask, answer: fill(answer, facts) })),
    },
  };
}

const drawnPage = `<svg aria-hidden="true" viewBox="0 0 200 260">${[
  page({ x: 24, y: 18, w: 152, h: 250 }),
  heading(44, 46, 70),
  lines(44, 66, 112, 3, 12),
  lines(44, 114, 112, 4, 12),
  grid({ x: 44, y: 172, w: 112, h: 52 }, 3, 3),
].join('')}</svg>`;

function proofIn(locale: Locale): string {
  const { lost, kept, ...words } = homeWords(locale).proof;
  const { files, pages, bookmarks, links, deadLinks, fields, outline } = measuredMerge;
  const figures = Object.fromEntries(
    Object.entries({ pages, bookmarks, links, dead: deadLinks, fields }).map(([name, value]) => [
      name,
      formatNumber(locale, value),
    ]),
  );

  return proofHtml({
    ...words,
    line: fill(words.line, figures),
    lost: { title: lost.title, text: fill(lost.text, figures) },
    kept: { title: kept.title, text: fill(kept.text, figures) },
    files: fill(words.files, { files: new Intl.ListFormat(locale).format(files) }),
    name: withSuffix(files[0], '-merged'),
    outline,
    page: drawnPage,
  });
}

/** The prices of no account, a free one, and Pro. */
async function pricesIn(given: LoaderFunctionArgs): Promise<Story['prices']> {
  const { access, hasPro } = given.context.get(sessionContext);
  const locale = localeOfPage(given.request);
  const { heading, link, visitor, account, pro, plan, open } = homeWords(locale).prices;

  if (access === 'open') {
    return { line: open };
  }

  const { plans, currency } = await offerFor(given);

  if (hasPro || plans.length === 0) {
    return null;
  }

  const facts = {
    tasks: formatNumber(locale, freeTasksPerDay),
    days: formatNumber(locale, trialDays),
    freeSize: formatBytes(locale, freeTaskBytes),
    taskSize: formatBytes(locale, taskBytes),
    plans: new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      plans
        .toSorted((one, other) => Number(one.regularPrice) - Number(other.regularPrice))
        .map(({ regularPrice, productType }) =>
          fill(plan, {
            price: formatMoney(locale, regularPrice, currency),
            period: pricingWords(locale).period[productType],
          }),
        ),
    ),
  };
  const nothing = formatNumber(locale, 0, { style: 'currency', currency, maximumFractionDigits: 0 });
  const monthly = plans.flatMap(({ monthlyMinor }) => monthlyMinor ?? []);
  const cheapest = (monthly.length === 0 ? 0 : Math.min(...monthly)) / 100;

  return {
    heading,
    link,
    cells: [
      { ...visitor, before: null, amount: nothing, behind: null },
      { ...account, before: null, amount: nothing, behind: account.unit },
      {
        ...pro,
        before: pro.from,
        amount: formatMoney(locale, String(cheapest), currency),
        behind: pro.unit,
      },
    ].map(({ title, text, before, amount, behind }) => ({
      title,
      before,
      amount,
      behind: behind === null ? null : fill(behind, facts),
      text: fill(text, facts),
    })),
  };
}
