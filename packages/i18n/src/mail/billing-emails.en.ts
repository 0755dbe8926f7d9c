import type { BusinessType } from '@octavo/contract/billing';
import { graceSeconds } from '@octavo/contract/limits';
import type { Beginning, TrialLeft } from '@octavo/domain/billing/due-emails';
import { productLabel } from '../plan-names.ts';
import type { BillingEmails } from './billing-emails.ts';
import { amountText, dayText, momentText } from './money-text.ts';

const graceDays = graceSeconds / (24 * 3600);

const contents: Readonly<Record<BusinessType, string>> = {
  pro: 'unlimited tasks, every tool, and downloads',
  ai_pdf_single:
    'unlimited documents and questions on the AI PDF page. It does not include other tools or downloads',
};

/** Price of a plan, and time of its charges. */
function costs({ trialEndsAt, startsAt, renewsAt, endsAt, price }: Beginning): string[] {
  const amount = amountText('en', price);

  if (trialEndsAt !== null) {
    return [
      `Your trial lasts until ${momentText('en', trialEndsAt)}. You are then charged ${amount}, and again at each renewal, unless you cancel at least 24 hours before the trial ends.`,
    ];
  }

  if (startsAt !== null) {
    return [
      `It starts on ${dayText('en', startsAt)}, when your current plan ends. You are then charged ${amount}, and again at each renewal until you cancel.`,
    ];
  }

  if (renewsAt !== null) {
    return [
      `It costs ${amount} and renews automatically: the next charge of ${amount} is on ${dayText('en', renewsAt)}, unless you cancel before then.`,
    ];
  }

  return [
    endsAt === null
      ? `You paid ${amount} once and will not be charged again.`
      : `It lasts until ${momentText('en', endsAt)} and does not renew.`,
  ];
}

/** Consequence of a trial that continues with another plan. */
function afterTrial({ endsAt, cancelBefore }: TrialLeft, amount: string): string {
  const charged = `Your trial continues until ${momentText('en', endsAt)}. You are then charged ${amount}`;

  return cancelBefore === null
    ? `${charged}.`
    : `${charged}, unless you cancel before ${momentText('en', cancelBefore)}.`;
}

export const english: BillingEmails = {
  welcome: (email, { plan, product, url }) => ({
    subject: `Welcome to ${productLabel('en', product)}`,
    paragraphs: ['Hello,', `You now have ${plan}: ${contents[product]}.`, ...costs(email)],
    action: { label: 'Your subscription', url },
    notes: email.renewsAt === null ? [] : ['You can cancel at any time on your account page, in two clicks.'],
  }),

  'trial-ends': ({ at, cancelBefore, price }, { plan, url }) => ({
    subject: 'Your trial ends soon',
    paragraphs: [
      'Hello,',
      `Your trial of ${plan} ends on ${momentText('en', at)}. You are then charged ${amountText('en', price)} and the subscription continues.`,
      `If you do not want to continue, cancel before ${momentText('en', cancelBefore)} and you will not be charged.`,
    ],
    action: { label: 'Keep or cancel', url },
    notes: [],
  }),

  renewal: ({ at, price }, { plan, url }) => ({
    subject: 'Your subscription renews soon',
    paragraphs: [
      'Hello,',
      `${plan} renews on ${dayText('en', at)} for ${amountText('en', price)}.`,
      'To keep it, you do not need to do anything. Otherwise, cancel before that day.',
    ],
    action: { label: 'Your subscription', url },
    notes: [],
  }),

  'payment-failed': ({ price }, { plan, product, url }) => ({
    subject: 'Your payment failed',
    paragraphs: [
      'Hello,',
      `We could not charge ${amountText('en', price)} for ${plan}. We will try again over the next few days, and you keep ${productLabel('en', product)} for up to ${graceDays} days.`,
      'Please check or update your payment method.',
    ],
    action: { label: 'Update payment method', url },
    notes: [`If you no longer want ${plan}, cancel there and we will not try again.`],
  }),

  cancelled: ({ endsAt, willCharge }, { plan, product, url }) => ({
    subject: 'Your subscription is cancelled',
    paragraphs: [
      'Hello,',
      willCharge
        ? `${plan} is cancelled. Your trial was in its last 24 hours: the first period is still charged and is the last one.`
        : `${plan} is cancelled. You will not be charged again.`,
      ...(endsAt === null
        ? []
        : [`You keep ${productLabel('en', product)} until ${momentText('en', endsAt)}.`]),
    ],
    action: { label: 'Changed your mind?', url },
    notes: [],
  }),

  'plan-changed': ({ due, startsAt, price, at, trial }, { plan, before, url }) => ({
    subject: 'Your plan has been changed',
    paragraphs: [
      'Hello,',
      `You switched to ${plan} from ${before ?? 'your old plan'}.`,
      due.minor === 0
        ? 'You were not charged for the change.'
        : `You were charged ${amountText('en', due)}: the price of the new plan minus the unused part of the old one.`,
      ...(trial !== null
        ? [afterTrial(trial, amountText('en', price))]
        : startsAt < at
          ? [
              `The new plan has started. The next charge is ${amountText('en', price)} on ${dayText('en', at)}.`,
            ]
          : [
              `Your current plan continues until ${dayText('en', at)}. The new plan then starts, and you are charged ${amountText('en', price)}.`,
            ]),
    ],
    action: { label: 'Your subscription', url },
    notes: ['If you did not make this change, reply to this email.'],
  }),

  'plan-kept': ({ price, at, trial }, { plan, url }) => ({
    subject: 'You are keeping your plan',
    paragraphs: [
      'Hello,',
      `You are keeping ${plan}: the other plan you had chosen will not start.`,
      trial === null
        ? `It renews on ${dayText('en', at)} for ${amountText('en', price)}.`
        : afterTrial(trial, amountText('en', price)),
    ],
    action: { label: 'Your subscription', url },
    notes: ['If you did not make this change, reply to this email.'],
  }),
};
