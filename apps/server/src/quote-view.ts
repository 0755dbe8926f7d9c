import { amountView } from '@octavo/application/billing/amount-view';
import type { QuotedPlan } from '@octavo/application/billing/change-plan';
import type { PlanQuote as QuoteView } from '@octavo/contract/billing';
import { minorUnits } from '@octavo/domain/billing/money';
import type { ChangeQuote } from '@octavo/domain/billing/plan-change';

/** A quote as it crosses the wire. */
export function viewQuote({
  plan,
  currency,
  at,
  dueMinor,
  priceMinor,
  startsAt,
  nextAt,
}: QuotedPlan): QuoteView {
  return {
    plan,
    at: at.toISOString(),
    due: amountView(dueMinor, currency),
    price: amountView(priceMinor, currency),
    startsAt: startsAt.toISOString(),
    nextAt: nextAt.toISOString(),
  };
}

/** Parses the quote that the user accepted. */
export function readQuote({ at, due, price, startsAt, nextAt }: QuoteView): ChangeQuote {
  return {
    at: new Date(at),
    dueMinor: minorUnits(due.value),
    priceMinor: minorUnits(price.value),
    startsAt: new Date(startsAt),
    nextAt: new Date(nextAt),
  };
}
