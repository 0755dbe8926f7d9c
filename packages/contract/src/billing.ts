import * as z from 'zod';
import { token } from './job.ts';
import { plainText } from './plain-text.ts';

export const currencies = ['USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

/** Length of a paid period as people call it, in the order plans are shown. */
export const productTypes = ['MONTH', 'QUARTERLY', 'YEAR', 'FOREVER'] as const;
export type ProductType = (typeof productTypes)[number];

const money = z.object({ value: z.string().regex(/^\d+\.\d{2}$/), currency_code: z.enum(currencies) });

/** One cycle of billing: a trial that comes once, or what is charged again and again. */
export const billingCycle = z.object({
  tenure_type: z.enum(['TRIAL', 'REGULAR']),
  frequency: z.object({
    interval_unit: z.enum(['DAY', 'MONTH', 'YEAR', 'FOREVER']),
    interval_count: z.int().min(1),
  }),
  pricing_scheme: z.object({ fixed_price: money }),
});
export type BillingCycle = z.infer<typeof billingCycle>;

/** A plan as it is offered in one currency: a product, and how it is paid for. The id is the same in every currency. */
export const planProduct = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  businessType: z.enum(['pro', 'ai_pdf_single']),
  billing_cycles: z.array(billingCycle).min(1),
});
export type PlanProduct = z.infer<typeof planProduct>;

export const paymentTypes = ['stripe', 'paypal', 'sandbox'] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const plansView = z.object({
  products: z.array(planProduct),
  currencies: z.array(z.enum(currencies)),
  /** Euros for one dollar, for comparisons only: what is charged stands in each plan. */
  exchangeRate: z.number(),
  /** Ways to pay that are configured, the preferred one first. */
  paymentTypes: z.array(z.enum(paymentTypes)),
  /** True for somebody who has had the trial of a plan: every plan then starts with its regular price. */
  trialUsed: z.boolean(),
  /** End of what somebody has paid for and will not renew by itself: a plan ordered now begins then, without a trial. */
  startsAt: z.iso.datetime().nullable(),
});
export type PlansView = z.infer<typeof plansView>;

const refundReasons = ['withdrawal', 'problem'] as const;

/** The newest payment that can be asked back, and what goes back with it for each reason. */
const refundOfferView = z.object({
  payment: z.string(),
  /** What it was for, and what ends when it goes back; null where that is not known. */
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
  /** What was agreed to be charged for a period, or once: the plan may cost something else by now. */
  price: money.nullable(),
  provider: z.enum([...paymentTypes, 'grant']),
  state: z.enum(['pending', 'trialing', 'active', 'past-due', 'ended']),
  trialEndsAt: z.iso.datetime().nullable(),
  /** End of what is paid for; null for ever. */
  paidUntil: z.iso.datetime().nullable(),
  renews: z.boolean(),
  /** When it stopped giving Pro; null while it may still give it. */
  overSince: z.iso.datetime().nullable(),
  /** True where it can go on with another plan: anywhere else that is ordered, or there is nothing to change. */
  canChange: z.boolean(),
  /** What was paid for before another plan was chosen: it runs first. Null where the plan itself runs. */
  before: z.object({ plan: planProduct.nullable(), until: z.iso.datetime() }).nullable(),
  /** True while a bank has taken back what was paid last: Pro is paused. */
  isDisputed: z.boolean(),
  /** What a cancellation now would do; null where there is nothing to cancel. */
  cancellation: z.object({ endsAt: z.iso.datetime().nullable(), willCharge: z.boolean() }).nullable(),
  /** What can be asked back now, with one request; null where nothing can. */
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
  /** The client's own 32 characters, so that an order sent twice is one order. */
  id: token,
  plan: z.string(),
  currency: z.enum(currencies),
  paymentType: z.enum(paymentTypes),
  /**
   * What the person was shown: true with the trial, if the plan has one. For somebody who has had it the order is then
   * refused with `trial-used`, so that nobody pays at once who was told of a trial; false starts without it.
   */
  trial: z.boolean().default(true),
  /** Path to go on at once it is paid, within this site. */
  next: z.string().max(2000).default('/'),
});
export type OrderRequest = z.infer<typeof orderRequest>;

/** `waiting`: nothing heard from the provider yet. */
export const orderView = z.object({
  id: token,
  state: z.enum(['waiting', 'paid', 'failed', 'abandoned']),
  /** Where the provider takes the money; null once that is over. */
  checkoutUrl: z.string().nullable(),
  plan: z.string(),
  currency: z.enum(currencies),
  next: z.string(),
  /** For the note after a payment: end of the trial, and what is charged then. */
  trialEndsAt: z.iso.datetime().nullable(),
  renewal: z.object({ at: z.iso.datetime(), amount: money }).nullable(),
});
export type OrderView = z.infer<typeof orderView>;

/** What going on with another plan would mean, in figures; sent back with the order of the change it was agreed to. */
export const planQuote = z.object({
  plan: z.string(),
  /** The moment it was worked out for; it holds for half an hour. */
  at: z.iso.datetime(),
  /** Charged with the change; nothing for a plan that begins later. */
  due: money,
  /** What a period of the plan costs. */
  price: money,
  startsAt: z.iso.datetime(),
  /** When the price is charged for the first time, or for the next. */
  nextAt: z.iso.datetime(),
});
export type PlanQuote = z.infer<typeof planQuote>;

/** Plans that take a new order instead are left out. */
export const planQuotes = z.object({ quotes: z.array(planQuote) });
export type PlanQuotes = z.infer<typeof planQuotes>;

export const refundRequest = z.object({
  payment: token,
  /** `withdrawal`: the right of consumers in the European Union; `problem`: something did not work. */
  reason: z.enum(refundReasons),
  text: z.string().overwrite(plainText).max(5000).default(''),
});
export type RefundRequest = z.infer<typeof refundRequest>;

export const refundView = z.object({
  id: token,
  payment: z.string(),
  /** The request it was asked back with; null for what was asked by itself. */
  partOf: z.string().nullable(),
  /** `granted` until the money is on its way back, then `done`. */
  state: z.enum(['asked', 'granted', 'refused', 'done']),
  askedAt: z.iso.datetime(),
});

/** The plan that counts; null for somebody who never had one. */
export const subscriptionRead = z.object({
  subscription: subscriptionView.nullable(),
  /** An order of which nobody knows yet whether it is paid; `plan` is null for one that is not in the book any more. */
  waiting: z.object({ order: token, plan: planProduct.nullable() }).nullable(),
  refunds: z.array(refundView),
});
export type SubscriptionRead = z.infer<typeof subscriptionRead>;

/** `done` is false where the provider cannot do it: a new order is needed instead. */
export const subscriptionChanged = subscriptionRead.extend({ done: z.boolean() });
export type SubscriptionChanged = z.infer<typeof subscriptionChanged>;

/** Where people change their card; null where there is no such page. */
export const portalView = z.object({ url: z.string().nullable() });
