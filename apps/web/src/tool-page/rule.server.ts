import { freeTasksPerDay, trialDays } from '@octavo/contract/limits';
import { formatDays, formatMoney } from '@octavo/i18n/format';
import { formatMoment } from '@octavo/i18n/moments';
import { fill } from '@octavo/i18n/placeholders';
import { pricingWords } from '@octavo/i18n/pricing';
import type { ProFacts } from '@octavo/tools/kit/types';
import type { LoaderFunctionArgs } from 'react-router';
import { firstPlan } from '../offer/first-plan.ts';
import { offerFor } from '../offer/offer.server.ts';
import { sessionContext } from '../server-context.ts';
import { localeOfPage } from '../session/session.server.ts';
import type { ToolRule } from './tool.ts';

/** Limits shown to a user without Pro before an upload; null for users without limits. */
export async function ruleFor(
  given: LoaderFunctionArgs,
  pro: ProFacts | undefined,
): Promise<ToolRule | null> {
  const session = given.context.get(sessionContext);

  if (session.access === 'open' || session.hasPro) {
    return null;
  }

  const locale = localeOfPage(given.request);
  const words = pricingWords(locale).rule;
  const { plans } = await offerFor(given);
  const [least] = plans.toSorted((one, other) => Number(one.regularPrice) - Number(other.regularPrice));

  const first = firstPlan(plans);

  if (least === undefined || first === null) {
    return null;
  }

  const { trialEndsAt, person } = session;
  // Logged-in users have had the trial, so it is not offered to them again.
  const tool = person === null ? words.tool : words.toolAfterTrial;
  const text = trialEndsAt !== null ? words.trial : pro === 'tool' ? tool : words.free;

  return {
    text: fill(text, {
      tasks: freeTasksPerDay,
      days: trialDays,
      price: formatMoney(locale, least.regularPrice, least.currency),
      period: pricingWords(locale).period[least.productType],
      date: trialEndsAt === null ? '' : formatMoment(locale, new Date(trialEndsAt), { timeZone: 'UTC' }),
    }),
    link: words.link,
    download: fill(first.trialDay > 0 ? words.downloadAfterTrial : words.download, {
      days: formatDays(locale, first.trialDay),
      price: formatMoney(locale, first.regularPrice, first.currency),
      period: pricingWords(locale).period[first.productType],
    }),
    plan: first.id,
  };
}
