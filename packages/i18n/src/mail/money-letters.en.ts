import { graceSeconds } from '@octavo/contract/limits';
import type { Beginning, TrialLeft } from '@octavo/domain/billing/due-letters';
import type { BillingEmails } from './money-letters.ts';
import { amountText, dayText, momentText } from './money-text.ts';

const graceDays = graceSeconds / (24 * 3600);

/** Price of a plan, and time of its charges. */
function costs({ trialEndsAt, startsAt, renewsAt, endsAt, price }: Beginning): string[] {
  const amount = amountText('en', price);

  if (trialEndsAt !== null) {
    return [
      `Your trial lasts until ${momentText('en', trialEndsAt)}. Then ${amount} is charged, and again at each renewal, unless you cancel at least 24 hours before.`,
    ];
  }

  if (startsAt !== null) {
    return [
      `It begins on ${dayText('en', startsAt)}, when the plan before it ends. Then ${amount} is charged, and again at each renewal until you cancel.`,
    ];
  }

  if (renewsAt !== null) {
    return [
      `It costs ${amount} and renews by itself: the next ${amount} is charged on ${dayText('en', renewsAt)}, unless you cancel before.`,
    ];
  }

  return [
    endsAt === null
      ? `It cost ${amount}, once: nothing more will be charged.`
      : `It lasts until ${momentText('en', endsAt)} and does not renew.`,
  ];
}

/** Consequence of a trial that continues with another plan. */
function afterTrial({ endsAt, cancelBefore }: TrialLeft, amount: string): string {
  const charged = `Your trial goes on until ${momentText('en', endsAt)}. Then ${amount} is charged`;

  return cancelBefore === null
    ? `${charged}.`
    : `${charged}, unless you cancel before ${momentText('en', cancelBefore)}.`;
}

export const english: BillingEmails = {
  welcome: (email, { plan, url }) => ({
    subject: 'Welcome to Pro',
    paragraphs: ['Hello,', `${plan} is yours: unlimited tasks, every tool, and downloads.`, ...costs(email)],
    action: { label: 'Your subscription', url },
    notes:
      email.renewsAt === null ? [] : ['You can cancel at any time on your account page, with two clicks.'],
  }),

  'trial-ends': ({ at, cancelBefore, price }, { plan, url }) => ({
    subject: 'Your trial ends soon',
    paragraphs: [
      'Hello,',
      `Your trial of ${plan} ends on ${momentText('en', at)}. Then ${amountText('en', price)} is charged and the subscription goes on.`,
      `If you do not want that, cancel before ${momentText('en', cancelBefore)}: nothing is charged then.`,
    ],
    action: { label: 'Keep or cancel', url },
    notes: [],
  }),

  renewal: ({ at, price }, { plan, url }) => ({
    subject: 'Your subscription renews soon',
    paragraphs: [
      'Hello,',
      `${plan} renews on ${dayText('en', at)} for ${amountText('en', price)}.`,
      'There is nothing to do if you want to keep it. If not, cancel before that day.',
    ],
    action: { label: 'Your subscription', url },
    notes: [],
  }),

  'payment-failed': ({ price }, { plan, url }) => ({
    subject: 'Your payment failed',
    paragraphs: [
      'Hello,',
      `We could not charge ${amountText('en', price)} for ${plan}. It will be tried again over the next days, and Pro stays open to you for up to ${graceDays} days.`,
      'Please check your card or change it.',
    ],
    action: { label: 'Change the card', url },
    notes: ['If you no longer want Pro, cancel there, and nothing more is tried.'],
  }),

  cancelled: ({ endsAt, willCharge }, { plan, url }) => ({
    subject: 'Your subscription is cancelled',
    paragraphs: [
      'Hello,',
      willCharge
        ? `${plan} is cancelled. Your trial was in its last 24 hours: the first period is still charged, and is the last one.`
        : `${plan} is cancelled. Nothing more will be charged.`,
      ...(endsAt === null ? [] : [`Pro stays open to you until ${momentText('en', endsAt)}.`]),
    ],
    action: { label: 'Changed your mind?', url },
    notes: [],
  }),

  'plan-changed': ({ due, startsAt, price, at, trial }, { plan, before, url }) => ({
    subject: 'Your plan was changed',
    paragraphs: [
      'Hello,',
      `You chose ${plan} in place of ${before ?? 'your old plan'}.`,
      due.minor === 0
        ? 'Nothing was charged for the change.'
        : `${amountText('en', due)} was charged: the price of the new plan less what was left of the old one.`,
      ...(trial !== null
        ? [afterTrial(trial, amountText('en', price))]
        : startsAt < at
          ? [`It has begun. Next, ${amountText('en', price)} is charged on ${dayText('en', at)}.`]
          : [
              `What you have paid for goes on until ${dayText('en', at)}. The new plan begins then, and ${amountText('en', price)} is charged.`,
            ]),
    ],
    action: { label: 'Your subscription', url },
    notes: ['If you did not ask for this, reply to this email.'],
  }),

  'plan-kept': ({ price, at, trial }, { plan, url }) => ({
    subject: 'You keep your plan',
    paragraphs: [
      'Hello,',
      `You keep ${plan}: the other plan you had chosen does not begin.`,
      trial === null
        ? `It renews on ${dayText('en', at)} for ${amountText('en', price)}.`
        : afterTrial(trial, amountText('en', price)),
    ],
    action: { label: 'Your subscription', url },
    notes: ['If you did not ask for this, reply to this email.'],
  }),
};
