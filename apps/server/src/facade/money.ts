import {
  orderView,
  type PlanProduct,
  type PlansView,
  type ProductType,
  plansView,
  productTypeOf,
  subscriptionRead,
} from '@octavo/contract/billing';
import { type Call, fieldOf, newToken, tokenOf, wrongField } from './call.ts';
import { succeed } from './envelope.ts';

const readPlans = ({ api }: Call) => api.read(plansView, '/plans');

/** Plans with the cycles that this account would pay: no trial where it has had one. */
export async function listProducts(call: Call): Promise<Response> {
  const { products, trialUsed } = await readPlans(call);

  return succeed(
    products.map(({ businessType, billing_cycles }) => ({
      businessType,
      billing_cycles: billing_cycles.filter(({ tenure_type }) => !trialUsed || tenure_type !== 'TRIAL'),
    })),
  );
}

export async function listPaymentTypes(call: Call): Promise<Response> {
  return succeed((await readPlans(call)).paymentTypes);
}

/** Orders a plan with the preferred payment provider. */
export async function orderPlan(call: Call): Promise<Response> {
  const plans = await readPlans(call);
  const [preferred] = plans.paymentTypes;

  return order(call, plans, preferred ?? 'stripe');
}

export async function orderByPaypal(call: Call): Promise<Response> {
  return order(call, await readPlans(call), 'paypal');
}

/** State of the order in the path. */
export async function checkPayment(call: Call): Promise<Response> {
  const { state } = await call.api.read(orderView, `/orders/${tokenOf(call, 'id')}`);

  return succeed({ status: state });
}

/** Plan of the account; null without one. */
export async function readBilling({ api }: Call): Promise<Response> {
  const { subscription } = await api.read(subscriptionRead, '/subscription');

  if (subscription === null) {
    return succeed(null);
  }

  const { plan, price, renews, paidUntil } = subscription;

  return succeed({
    plan: plan?.businessType ?? null,
    period: plan === null ? null : periodOf(plan),
    renews: renews ? paidUntil : null,
    price,
  });
}

async function order(call: Call, plans: PlansView, paymentType: string): Promise<Response> {
  const product = productIn(plans, call);
  const body = {
    id: newToken(),
    plan: product.id,
    currency: fieldOf(call, 'currency'),
    paymentType,
    trial: trialOf(call) ?? !plans.trialUsed,
  };
  const { id, checkoutUrl } = await call.api.read(orderView, '/orders', { method: 'POST', body });

  return succeed({ payId: id, url: checkoutUrl });
}

/** Trial that the client has shown, if it says; the order is refused when the account cannot have it any more. */
function trialOf({ fields }: Call): boolean | null {
  const given = fields.get('trial');

  if (given === undefined) {
    return null;
  }

  if (given !== '0' && given !== '1') {
    throw wrongField('trial');
  }

  return given === '1';
}

/** @throws Failure `illegal-input` naming the first field that fits no plan. */
function productIn({ products }: PlansView, call: Call): PlanProduct {
  const tests: Readonly<Record<string, (product: PlanProduct) => string | undefined>> = {
    businessType: ({ businessType }) => businessType,
    productType: periodOf,
    currency: (product) => regularCycleOf(product)?.pricing_scheme.fixed_price.currency_code,
  };
  let fitting: readonly PlanProduct[] = products;

  for (const [name, valueOf] of Object.entries(tests)) {
    const wanted = fieldOf(call, name);
    fitting = fitting.filter((product) => valueOf(product) === wanted);

    if (fitting.length === 0) {
      throw wrongField(name);
    }
  }

  const [product] = fitting;

  if (product === undefined) {
    throw wrongField('businessType');
  }

  return product;
}

function regularCycleOf({ billing_cycles }: PlanProduct) {
  return billing_cycles.find(({ tenure_type }) => tenure_type === 'REGULAR');
}

/** Length of the paid period. */
function periodOf(product: PlanProduct): ProductType | undefined {
  const cycle = regularCycleOf(product);

  return cycle && productTypeOf(cycle.frequency);
}
