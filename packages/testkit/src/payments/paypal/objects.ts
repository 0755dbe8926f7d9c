import {
  cycleOf,
  type PayPalAmount,
  type PayPalOrder,
  type PayPalPayment,
  type PayPalSubscription,
} from './records.ts';

/** Time to the second, as PayPal formats it. */
const written = (date: Date) => date.toISOString().replace(/\.\d+Z$/, 'Z');

/** PayPal omits the last zero of some amounts. */
const shown = ({ value, currency_code }: PayPalAmount) => ({ currency_code, value: value.replace(/0$/, '') });

export function subscriptionObject(
  subscription: PayPalSubscription,
  payments: readonly PayPalPayment[],
  address: string,
) {
  const { id, status, plan, start, created, changed, customId, periods, nextBilling, failures } =
    subscription;
  const last = payments
    .filter((payment) => payment.subscription === subscription && payment.status !== 'DECLINED')
    .at(-1);
  const isPending = status === 'APPROVAL_PENDING';
  const links = isPending
    ? [{ rel: 'approve', href: `${address}/webapps/billing/subscriptions?ba_token=${id}` }]
    : [];

  return {
    id,
    status,
    plan_id: plan.id,
    custom_id: customId,
    start_time: written(start),
    create_time: written(created),
    status_update_time: written(changed),
    ...(isPending || status === 'APPROVED'
      ? {}
      : {
          billing_info: {
            outstanding_balance: { currency_code: 'EUR', value: '0.0' },
            cycle_executions: [
              ...(cycleOf(plan, 'TRIAL') === undefined
                ? []
                : [{ tenure_type: 'TRIAL', cycles_completed: 1 }]),
              { tenure_type: 'REGULAR', cycles_completed: periods },
            ],
            failed_payments_count: failures,
            ...(last === undefined
              ? {}
              : { last_payment: { amount: shown(last.amount), time: written(last.at) } }),
            ...(nextBilling === null || status !== 'ACTIVE'
              ? {}
              : { next_billing_time: written(nextBilling) }),
          },
        }),
    links,
  };
}

export function transactionObject({ id, status, at, amount }: PayPalPayment) {
  return { id, status, time: written(at), amount_with_breakdown: { gross_amount: shown(amount) } };
}

export function saleObject({ id, subscription }: PayPalPayment) {
  return { id, billing_agreement_id: subscription?.id };
}

/** Dispute as shown in messages and when queried by its id. */
export function disputeObject({ id, dispute }: PayPalPayment) {
  return {
    dispute_id: dispute?.id,
    disputed_transactions: [{ seller_transaction_id: id }],
    status: dispute?.outcome === null ? 'UNDER_REVIEW' : 'RESOLVED',
    ...(dispute?.outcome === null ? {} : { dispute_outcome: { outcome_code: dispute?.outcome } }),
  };
}

export function captureObject({ id, status, at, changed, amount, order }: PayPalPayment) {
  return {
    id,
    status,
    custom_id: order?.customId,
    amount,
    create_time: written(at),
    update_time: written(changed),
    supplementary_data: { related_ids: { order_id: order?.id } },
  };
}

export function orderObject({ id, status, payment }: PayPalOrder, address: string) {
  const links =
    status === 'PAYER_ACTION_REQUIRED'
      ? [{ rel: 'payer-action', href: `${address}/checkoutnow?token=${id}` }]
      : [];

  return {
    id,
    status,
    purchase_units: [{ payments: { captures: payment === null ? [] : [captureObject(payment)] } }],
    links,
  };
}

/** A refund of a capture refers to it only by a link; a refund of a sale contains `sale_id`. */
export function refundObject({ id, subscription }: PayPalPayment, address: string) {
  return subscription === null
    ? { id: `R${id}`, links: [{ rel: 'up', href: `${address}/v2/payments/captures/${id}` }] }
    : { id: `R${id}`, sale_id: id };
}
