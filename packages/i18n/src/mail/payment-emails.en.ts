import { payBackDays, refundDays, withdrawalDays } from '@octavo/contract/limits';
import type { PaidItem } from '@octavo/domain/billing/due-payment-emails';
import { productLabel } from '../plan-names.ts';
import { amountText, dayText, momentText } from './money-text.ts';
import type { PaymentEmails } from './payment-emails.ts';
import { sumOf, totalText } from './sum-of.ts';

const label = 'Your payments';

const lineOf = ({ number, paidAt, amount }: PaidItem) =>
  `${amountText('en', amount)}, paid on ${dayText('en', paidAt)}, receipt number ${number}`;

/** Lines with the payments and their sum. */
function linesOf(payments: readonly PaidItem[]): string[] {
  const sum = sumOf(payments);

  return [
    ...payments.map(lineOf),
    ...(sum === null
      ? []
      : [`Total: ${amountText('en', sum)}. Your earlier payment was credited towards the same plan.`]),
  ];
}

export const english: PaymentEmails = {
  receipt: ({ payment: { number, paidAt, amount } }, { plan, url }) => ({
    subject: `Receipt: ${amountText('en', amount)}`,
    paragraphs: [
      'Hello,',
      `We received ${amountText('en', amount)}${plan === null ? '' : ` for ${plan}`} on ${dayText('en', paidAt)}.`,
      `Receipt number: ${number}`,
    ],
    action: { label, url },
    notes: [
      `If something does not work, you can request a refund within ${refundDays} days.`,
      `Consumers in the European Union may also withdraw within ${withdrawalDays} days of this payment, without giving a reason.`,
    ],
  }),

  'refund-asked': ({ reason, askedAt, payments }, { plan, url }) =>
    reason === 'withdrawal'
      ? {
          subject: 'We have received your withdrawal',
          paragraphs: [
            'Hello,',
            `On ${momentText('en', askedAt)} you withdrew from the contract for ${plan ?? 'your plan'}. This email is your confirmation. It covers:`,
            ...linesOf(payments),
            `We will refund you through your original payment method within ${payBackDays} days of your withdrawal. The plan then ends, and you will not be charged again. We will confirm the refund by email.`,
          ],
          action: { label, url },
          notes: [],
        }
      : {
          subject: 'We have received your refund request',
          paragraphs: [
            'Hello,',
            `On ${momentText('en', askedAt)} you requested a refund${plan === null ? '' : ` for ${plan}`}:`,
            ...linesOf(payments),
            'We will review your request and reply by email. If we issue the refund, the plan then ends.',
          ],
          action: { label, url },
          notes: [],
        },

  refunded: ({ payments, hasEnded }, { plan, product, url }) => ({
    subject: `Refund: ${totalText('en', payments)}`,
    paragraphs: [
      'Hello,',
      `We have refunded ${totalText('en', payments)}${plan === null ? '' : ` for ${plan}`} to your original payment method. It can take up to ten days to appear on your statement.`,
      payments.length > 1 ? 'Refunded payments:' : 'Refunded payment:',
      ...payments.map(lineOf),
      ...(hasEnded
        ? [
            `Your plan has ended: you no longer have access to ${productLabel('en', product)} through it, and you will not be charged for it again.`,
          ]
        : []),
    ],
    action: { label, url },
    notes: [],
  }),

  'refund-refused': ({ reason, askedAt, payments, why }, { plan, url }) => ({
    subject: reason === 'withdrawal' ? 'About your withdrawal' : 'About your refund request',
    paragraphs: [
      'Hello,',
      reason === 'withdrawal'
        ? `On ${dayText('en', askedAt)} you withdrew from the contract for ${plan ?? 'your plan'}:`
        : `On ${dayText('en', askedAt)} you requested a refund${plan === null ? '' : ` for ${plan}`}:`,
      ...linesOf(payments),
      reason === 'withdrawal'
        ? 'We have reviewed it and cannot accept it.'
        : 'We have reviewed your request and cannot grant it.',
      ...(why === null ? [] : [why]),
      reason === 'withdrawal'
        ? 'If you think we are mistaken, reply to this email. You do not have to give a reason for withdrawing.'
        : 'If we misunderstood, reply to this email or send a new request from your account page, and tell us what did not work.',
    ],
    action: { label, url },
    notes: [],
  }),
};
