/** Texts of the account page. */
export const english = {
  seoTitle: 'Account · Octavo',
  heading: 'Account',
  accountStatus: { free: 'Free', assistant: 'AI PDF', pro: 'Pro' },
  done: {
    saved: 'Saved.',
    cancelled: 'Cancelled. Your plan will not renew.',
    resumed: 'Your plan continues.',
    changed: 'Your plan has been changed.',
    card: 'Your payment method has been updated. It will be used for your next payments.',
    asked: 'We have received your request and will reply by email.',
    again: 'That requires a new payment: choose the plan on the pricing page.',
  },
  person: {
    heading: 'Profile',
    email: 'Email',
    name: 'Name',
    language: 'Email language',
    languages: { en: 'English', fr: 'Français' },
    since: 'Member since',
    save: 'Save',
  },
  plan: {
    heading: 'Plan',
    plan: 'Subscription plan',
    period: 'Billing period',
    running: '{period}, paid until {date}',
    next: 'Next plan',
    follows: '{period}, from {date}: {price}',
    renewal: 'Renewal date',
    ends: 'Ends on',
    last: 'Your previous plan',
    endedOn: 'Ended on',
    trialEnds: 'Trial ends on',
    freeUntil: 'Cancelling is free until',
    price: 'Price',
    provider: 'Paid with',
    none: 'None',
    never: 'Never',
    gift: 'Complimentary',
    payment: { stripe: 'Card', paypal: 'PayPal', sandbox: 'Test checkout', grant: 'Complimentary' },
    periods: {
      MONTH: 'Every month',
      QUARTERLY: 'Every 3 months',
      YEAR: 'Every year',
      FOREVER: 'One-time payment',
    },
    state: {
      trial:
        'Your free trial of all tools lasts until {date}. It ends automatically. You will not be charged.',
      trialOver:
        'Your free trial of all tools ended on {date}. Daily limits apply; downloads are included in Pro.',
      trialUsed:
        'This email address has already had its {days} free days, with an earlier account. Daily limits apply; downloads are included in Pro.',
      gift: 'You have complimentary {product} access until {date}. It does not renew, and you are not charged. A plan you order before then starts immediately.',
      giftForGood:
        'You have complimentary lifetime access to {product}. You are not charged, and there is nothing to buy.',
      partForGood: 'You have complimentary lifetime access to {product}. You are not charged.',
      assistant:
        'Your plan covers AI PDF: unlimited documents and questions. Other tools keep their free limits, and downloads are part of Pro.',
      free: 'You have no plan. Daily limits apply; downloads are included in Pro.',
      cancelled: 'Cancelled: you have {product} until {date} and will not be charged again.',
      pastDue: 'The last renewal failed. Update your payment method before {date} to keep {product}.',
      unpaid:
        'The last charge failed, and {product} has ended. Update your payment method to continue, or cancel the plan so that we do not try again.',
      disputed:
        'Your bank has reversed your last payment. {product} is paused until the dispute is settled, and your plan does not renew.',
      lastCharge: 'Cancelled too late for the trial: the first period is still charged and is the last.',
    },
    /** An order whose payment is still unknown. */
    waiting: {
      text: 'You have ordered {plan}. The payment is not confirmed yet: it may take a moment, or it was not completed.',
      unknown: 'a plan',
      look: 'Check its status',
    },
    see: 'See plans',
    cancel: 'Cancel plan',
    cancelFree: 'You keep {product} until {date}. You will not be charged again.',
    cancelCharge:
      'The trial ends in less than {hours}: the first period, {price}, is still charged. You keep {product} until it ends, and it does not renew.',
    cancelNow: 'Yes, cancel',
    resume: 'Keep my plan',
    change: 'Change plan',
    changeTo: 'Change to {plan}, {price} {period}',
    quote: {
      now: '{due} today, then {price} on {date}.',
      later: 'Nothing today; starts on {date} at {price}.',
      trial: 'Nothing today; your trial continues until {date}, then {price}.',
    },
    agree: {
      now: 'The plan “{plan}” starts today. You are charged {due} now: its price minus the unused part of your current plan. It then costs {price} {period}; the next charge is on {date}.',
      later:
        'You are not charged today. Your current plan continues until {date}; the plan “{plan}” then starts at {price} {period}.',
      trial:
        'You are not charged today. Your trial continues until {date}; the plan “{plan}” then starts at {price} {period}. Cancel before {free} and you pay nothing.',
      trialLate:
        'You are not charged today. Your trial continues until {date}; the plan “{plan}” then starts at {price} {period}.',
    },
    changeNow: { now: 'Yes, change and pay {due} now', later: 'Yes, change on {date}' },
    changeOrder: 'To get this plan, cancel your current plan first, then order it.',
    nextOrder:
      'To switch plans, choose one on the pricing page. It starts on {date}, when your trial or paid period ends; you are not charged before then.',
    changeAfterTrial: 'You can order another plan when your trial ends, on {date}.',
    card: 'Update payment method',
  },
  payments: {
    heading: 'Payments',
    date: 'Date',
    amount: 'Amount',
    state: 'Status',
    states: {
      paid: 'Paid',
      failed: 'Failed',
      refunded: 'Refunded',
      pending: 'Pending',
      disputed: 'Disputed',
    },
    refundStates: {
      asked: 'Refund requested',
      granted: 'Refund in progress',
      refused: 'Refund declined',
      done: 'Refunded',
    },
    ask: 'Request a refund',
    whatEnds:
      'When the refund is issued, the plan ends: you lose access to {product} and are not charged again.',
    whatFor: 'Plan: {plan}.',
    back: 'You are requesting a refund of {amount}, paid on {date}. Possible until {until}.',
    backTogether:
      'You are requesting a refund of {amount} in total: {payments}. Your earlier payment was credited towards the same plan. Possible until {until}.',
    onePayment: '{amount} paid on {date}',
    askedFor:
      'It covers {amount}: {payments}. The plan ends when the refund is issued, and we will email you.',
    reason: 'Reason',
    withdrawal: 'Right of withdrawal in the European Union ({days} days, no reason needed)',
    problem: 'Something did not work ({days} days)',
    text: 'What happened?',
    send: 'Send request',
  },
  sessions: {
    heading: 'Active sessions',
    here: 'This browser',
    seen: 'Last used {date}',
    end: 'Log out everywhere',
  },
  data: {
    heading: 'Your data',
    export: 'Download my data as a zip',
    exportHint: 'Your account, plans, payments and tasks, and the files that are still stored.',
    erase: 'Delete account',
    eraseHint:
      'Everything is deleted immediately: sessions, tasks, stored files, messages sent with your address, your name and your address. Any plan is cancelled first, without an automatic refund. This cannot be undone.',
    confirm: 'Type your email address to confirm',
    notTheirs: 'That is not the address of this account. Nothing was deleted.',
    eraseNow: 'Delete permanently',
  },
} as const;
