import * as z from 'zod';
import { token } from './job.ts';
import { plainText } from './plain-text.ts';
import { accountStatusView } from './session.ts';

export const currencies = ['USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

/** Lengths of paid periods, in the order in which plans are shown. */
export const productTypes = ['MONTH', 'QUARTERLY', 'YEAR', 'FOREVER'] as const;
export type ProductType = (typeof productTypes)[number];

/** Products that plans sell: all of Octavo, or questions about documents alone. */
export const businessTypes = ['pro', 'ai_pdf_single'] as const;
export type BusinessType = (typeof businessTypes)[number];

const money = z.object({ value: z.string().regex(/^\d+\.\d{2}$/), currency_code: z.enum(currencies) });

/** One billing cycle: a trial, which occurs once, or the regular charge, which repeats. */
export const billingCycle = z.object({
  tenure_type: z.enum(['TRIAL', 'REGULAR']),
  frequency: z.object({
    interval_unit: z.enum(['DAY', 'MONTH', 'YEAR', 'FOREVER']),
    interval_count: z.int().min(1),
  }),
  pricing_scheme: z.object({ fixed_price: money }),
});
export type BillingCycle = z.infer<typeof billingCycle>;

/**
 * A plan as offered in one currency: a product and its billing cycles. The id is the same in every currency.
 */
export const planProduct = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  businessType: z.enum(businessTypes),
  billing_cycles: z.array(billingCycle).min(1),
});
export type PlanProduct = z.infer<typeof planProduct>;

/** Type of a period: three months are a quarter, other lengths have the name of their unit. */
export function productTypeOf({ interval_unit, interval_count }: BillingCycle['frequency']): ProductType {
  if (interval_unit === 'MONTH' && interval_count === 3) {
    return 'QUARTERLY';
  }

  // Only trials are measured in days; the configuration rejects other plans with days.
  return interval_unit === 'DAY' ? 'MONTH' : interval_unit;
}

export const paymentTypes = ['stripe', 'paypal', 'sandbox'] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const plansView = z.object({
  products: z.array(planProduct),
  currencies: z.array(z.enum(currencies)),
  /** Euros per dollar, for comparisons only; amounts to charge are part of each plan. */
  exchangeRate: z.number(),
  /** Ways to pay that are configured, the preferred one first. */
  paymentTypes: z.array(z.enum(paymentTypes)),
  /** True when the user has had the trial of a plan: every plan then starts with its regular price. */
  trialUsed: z.boolean(),
  /**
   * End of a paid period that will not renew: a plan ordered now begins then, without a trial. Null to begin
   * at once.
   */
  startsAt: z.iso.datetime().nullable(),
});
export type PlansView = z.infer<typeof plansView>;

const refundReasons = ['withdrawal', 'problem'] as const;

/** The newest refundable payment, and the amount refunded for each reason. */
const refundOfferView = z.object({
  payment: z.string(),
  /** Plan the payment was for, which ends with the refund; null when it is unknown. */
  plan: planProduct.nullable(),
  ways: z.array(
    z.object({
      reason: z.enum(refundReasons),
      until: z.iso.datetime(),
      amount: money,
      /** The payment first, then those that counted towards its plan. */
      payments: z.array(z.string()),
    }),
  ),
});
export type RefundOfferView = z.infer<typeof refundOfferView>;

export const subscriptionView = z.object({
  id: token,
  plan: planProduct.nullable(),
  /** Agreed price of a period, or one-time price; the current price of the plan may differ. */
  price: money.nullable(),
  provider: z.enum([...paymentTypes, 'grant']),
  state: z.enum(['pending', 'trialing', 'active', 'past-due', 'ended']),
  /** Product that the user has now; a plan that is chosen and has not begun may be of another one. */
  product: z.enum(businessTypes),
  /** Status of an account with this product alone. */
  accountStatus: accountStatusView,
  trialEndsAt: z.iso.datetime().nullable(),
  /** End of paid access; null for lifetime access. */
  paidUntil: z.iso.datetime().nullable(),
  renews: z.boolean(),
  /** Time at which it stopped giving what it sells; null while it may still give it. */
  overSince: z.iso.datetime().nullable(),
  /**
   * True when the provider can change it to another plan; otherwise another plan needs a new order, or there
   * is nothing to change.
   */
  canChange: z.boolean(),
  /** Earlier plan that is already paid for and runs first; null when the plan itself runs. */
  before: z.object({ plan: planProduct.nullable(), until: z.iso.datetime() }).nullable(),
  /** True while the last payment is disputed at a bank: the plan is paused. */
  isDisputed: z.boolean(),
  /** Effect of cancelling now; null when there is nothing to cancel. */
  cancellation: z.object({ endsAt: z.iso.datetime().nullable(), willCharge: z.boolean() }).nullable(),
  /** Payments that can be refunded now, with one request; null when there are none. */
  refundOffer: refundOfferView.nullable(),
  payments: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      amount: money,
      state: z.enum(['paid', 'failed', 'refunded', 'pending', 'disputed']),
    }),
  ),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;

export const orderRequest = z.object({
  /** Chosen by the client, 32 characters, so that an order sent twice counts once. */
  id: token,
  plan: z.string(),
  currency: z.enum(currencies),
  paymentType: z.enum(paymentTypes),
  /**
   * Offer shown to the user: true with the trial, if the plan has one; false starts without it. If the user
   * has had the trial already, the order is refused with `trial-used`, because the user was not shown an
   * immediate charge.
   */
  trial: z.boolean().default(true),
  /** Path within this site to open after the payment. */
  next: z.string().max(2000).default('/'),
});
export type OrderRequest = z.infer<typeof orderRequest>;

/** `waiting`: the provider has not reported a result yet. */
export const orderView = z.object({
  id: token,
  state: z.enum(['waiting', 'paid', 'failed', 'abandoned']),
  /** Checkout page of the provider; null once the checkout is over. */
  checkoutUrl: z.string().nullable(),
  plan: z.string(),
  product: z.enum(businessTypes),
  currency: z.enum(currencies),
  next: z.string(),
  /** Start of a plan that follows the present one; null when it begins with its payment. */
  startsAt: z.iso.datetime().nullable(),
  /** For the confirmation after a payment: end of the trial, and the next charge. */
  trialEndsAt: z.iso.datetime().nullable(),
  renewal: z.object({ at: z.iso.datetime(), amount: money }).nullable(),
});
export type OrderView = z.infer<typeof orderView>;

/**
 * Amounts and dates of a change to another plan; sent back with the change request as what the user agreed
 * to.
 */
export const planQuote = z.object({
  plan: z.string(),
  /** Time for which the quote was calculated; it is valid for half an hour. */
  at: z.iso.datetime(),
  /** Charged with the change; nothing for a plan that begins later. */
  due: money,
  /** Price of one period of the plan. */
  price: money,
  startsAt: z.iso.datetime(),
  /** Time of the first charge of the price, or of the next one. */
  nextAt: z.iso.datetime(),
});
export type PlanQuote = z.infer<typeof planQuote>;

/** Quotes for all plans except those that need a new order. */
export const planQuotes = z.object({ quotes: z.array(planQuote) });
export type PlanQuotes = z.infer<typeof planQuotes>;

export const refundRequest = z.object({
  payment: token,
  /**
   * `withdrawal`: the consumers' right of withdrawal in the European Union; `problem`: something did not
   * work.
   */
  reason: z.enum(refundReasons),
  text: z.string().overwrite(plainText).max(5000).default(''),
});
export type RefundRequest = z.infer<typeof refundRequest>;

export const refundView = z.object({
  id: token,
  payment: z.string(),
  /** Id of the refund request this one is part of; null for a separate request. */
  partOf: z.string().nullable(),
  /** `granted` until the refund has been sent, then `done`. */
  state: z.enum(['asked', 'granted', 'refused', 'done']),
  askedAt: z.iso.datetime(),
});

/** The user's current subscription and refunds; `subscription` is null when there never was one. */
export const subscriptionRead = z.object({
  subscription: subscriptionView.nullable(),
  /** Order whose payment is still unknown; `plan` is null when the plan is no longer configured. */
  waiting: z.object({ order: token, plan: planProduct.nullable() }).nullable(),
  refunds: z.array(refundView),
});
export type SubscriptionRead = z.infer<typeof subscriptionRead>;

/** `done` is false when the provider does not support the change: a new order is needed instead. */
export const subscriptionChanged = subscriptionRead.extend({ done: z.boolean() });
export type SubscriptionChanged = z.infer<typeof subscriptionChanged>;

/** Page on which users change their card; null when the provider has none. */
export const portalView = z.object({ url: z.string().nullable() });
