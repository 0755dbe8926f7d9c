import { payBackDays, refundDays, withdrawalDays } from '@octavo/contract/limits';
import type { PaidItem } from '@octavo/domain/billing/due-payment-letters';
import { amountText, dayText, momentText } from './money-text.ts';
import type { PaymentEmails } from './payment-letters.ts';
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
      : [`That is ${amountText('en', sum)} together: what you paid earlier counted towards the same plan.`]),
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
      `Should something not work, you can ask for your money back within ${refundDays} days.`,
      `Consumers in the European Union may also withdraw within ${withdrawalDays} days of this payment, without giving a reason.`,
    ],
  }),

  'refund-asked': ({ reason, askedAt, payments }, { plan, url }) =>
    reason === 'withdrawal'
      ? {
          subject: 'We have your withdrawal',
          paragraphs: [
            'Hello,',
            `On ${momentText('en', askedAt)} you withdrew from the contract for ${plan ?? 'your plan'}. This email is your proof of it. It is about:`,
            ...linesOf(payments),
            `The money goes back by the way you paid, within ${payBackDays} days of your withdrawal. The plan ends with that, and nothing more will be charged. Another email will tell you.`,
          ],
          action: { label, url },
          notes: [],
        }
      : {
          subject: 'We have your request for money back',
          paragraphs: [
            'Hello,',
            `On ${momentText('en', askedAt)} you asked for your money back${plan === null ? '' : ` for ${plan}`}:`,
            ...linesOf(payments),
            'We look into what you wrote and answer by email. If we give the money back, the plan ends with that.',
          ],
          action: { label, url },
          notes: [],
        },

  refunded: ({ payments, hasEnded }, { plan, url }) => ({
    subject: `Refund: ${totalText('en', payments)}`,
    paragraphs: [
      'Hello,',
      `We gave you back ${totalText('en', payments)}${plan === null ? '' : ` for ${plan}`}, by the way you paid. Banks take up to ten days to show it.`,
      payments.length > 1 ? 'These are your payments:' : 'It is your payment:',
      ...payments.map(lineOf),
      ...(hasEnded
        ? ['Your plan has ended: it no longer gives you Pro, and nothing more will be charged for it.']
        : []),
    ],
    action: { label, url },
    notes: [],
  }),

  'refund-refused': ({ reason, askedAt, payments, why }, { plan, url }) => ({
    subject: reason === 'withdrawal' ? 'About your withdrawal' : 'About the refund you asked for',
    paragraphs: [
      'Hello,',
      reason === 'withdrawal'
        ? `On ${dayText('en', askedAt)} you withdrew from the contract for ${plan ?? 'your plan'}:`
        : `On ${dayText('en', askedAt)} you asked for your money back${plan === null ? '' : ` for ${plan}`}:`,
      ...linesOf(payments),
      reason === 'withdrawal'
        ? 'We looked into it and could not accept it.'
        : 'We looked into it and could not grant it.',
      ...(why === null ? [] : [why]),
      reason === 'withdrawal'
        ? 'If we are mistaken, reply to this email. You do not have to give a reason for withdrawing.'
        : 'If we misunderstood, reply to this email or ask once more on your account page, and tell us what did not work.',
    ],
    action: { label, url },
    notes: [],
  }),
};
