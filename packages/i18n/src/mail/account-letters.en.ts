import { linkSeconds, trialDays } from '@octavo/contract/limits';
import { formatDuration } from '../format.ts';
import type { AccountEmails } from './account-letters.ts';

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
      'If you did not ask for it, ignore this email: without the link, nobody gets in.',
    ],
  }),

  welcome: ({ name, url, trialEnds }) => ({
    subject: 'Welcome to Octavo',
    paragraphs: [
      name === null ? 'Hello,' : `Hello ${name},`,
      ...(trialEnds === null
        ? [
            'Your account is ready.',
            `The ${trialDays} days with every tool were given to this mailbox before, with an earlier account: everybody gets them once.`,
          ]
        : [
            `Your account is ready, and for ${trialDays} days, until ${trialEnds}, every tool is open to you. Downloading results is part of Pro.`,
            'The trial ends by itself. It needs no card, and nothing is charged after it.',
          ]),
    ],
    action: { label: 'Open Octavo', url },
    notes: [],
  }),

  erased: () => ({
    subject: 'Your Octavo account is erased',
    paragraphs: [
      'Hello,',
      'Your account and everything it held were erased: files and their keys, tasks, sessions and emails. A subscription, if you had one, has ended, and nothing more will be charged.',
      'Records of payments are kept for as long as the law requires. This is our last email to you.',
    ],
    action: null,
    notes: ['If you did not do this yourself, reply to this email.'],
  }),
};
