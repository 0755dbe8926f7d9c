import { linkSeconds, trialDays } from '@octavo/contract/limits';
import { formatDuration } from '../format.ts';
import type { AccountEmails } from './account-emails.ts';

export const english: AccountEmails = {
  link: ({ url, isNew }) => ({
    subject: isNew ? 'Finish signing up for Octavo' : 'Your log in link for Octavo',
    paragraphs: [
      'Hello,',
      isNew
        ? 'Open this link to finish signing up. It works once, in any browser.'
        : 'Open this link to log in. It works once, in any browser.',
    ],
    action: { label: isNew ? 'Sign up' : 'Log in', url },
    notes: [
      `The link works for ${formatDuration('en', linkSeconds)}.`,
      'If you did not request it, ignore this email. Nobody can log in without the link.',
    ],
  }),

  welcome: ({ name, url, trialEnds }) => ({
    subject: 'Welcome to Octavo',
    paragraphs: [
      name === null ? 'Hello,' : `Hello ${name},`,
      ...(trialEnds === null
        ? [
            'Your account is ready.',
            `This email address has already had its free trial of ${trialDays} days, with an earlier account, so it cannot get another one.`,
          ]
        : [
            `Your account is ready. You can use every tool for ${trialDays} days, until ${trialEnds}. Downloads are included in Pro.`,
            'The trial ends automatically. No card is needed, and you will not be charged.',
          ]),
    ],
    action: { label: 'Open Octavo', url },
    notes: [],
  }),

  erased: () => ({
    subject: 'Your Octavo account has been deleted',
    paragraphs: [
      'Hello,',
      'Your account and everything in it have been deleted: files and their keys, tasks, sessions and emails. If you had a subscription, it has ended, and you will not be charged again.',
      'Payment records are kept for as long as the law requires. This is our last email to you.',
    ],
    action: null,
    notes: ['If you did not do this yourself, reply to this email.'],
  }),
};
