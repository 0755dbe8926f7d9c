/** Texts of the account page. */
export const english = {
  seoTitle: 'Account · Octavo',
  heading: 'Account',
  standing: { free: 'Free', pro: 'Pro' },
  done: {
    saved: 'Saved.',
    cancelled: 'Cancelled. Nothing renews any more.',
    resumed: 'Your plan goes on.',
    changed: 'Your plan was changed.',
    card: 'Your card was changed. What is due next is charged to the new one.',
    asked: 'We have your request, and answer by email.',
    again: 'That takes a new payment: choose the plan on the pricing page.',
  },
  person: {
    heading: 'You',
    email: 'Email',
    name: 'Name',
    language: 'Language of our emails to you',
    languages: { en: 'English', fr: 'Français' },
    since: 'Member since',
    save: 'Save',
  },
  plan: {
    heading: 'Plan',
    plan: 'Subscription plan',
    period: 'Billing period',
    running: '{period}, paid until {date}',
    next: 'After that',
    follows: '{period}, from {date}: {price}',
    renewal: 'Renewal date',
    ends: 'Ends on',
    last: 'Your last plan',
    endedOn: 'Ended on',
    trialEnds: 'Trial ends on',
    freeUntil: 'Cancelling is free until',
    price: 'Price',
    provider: 'Paid with',
    none: 'None',
    never: 'Never',
    gift: 'A gift of this site',
    pro: 'Pro',
    payment: { stripe: 'Card', paypal: 'PayPal', sandbox: 'Test checkout', grant: 'Gift' },
    periods: {
      MONTH: 'Every month',
      QUARTERLY: 'Every 3 months',
      YEAR: 'Every year',
      FOREVER: 'Once, for good',
    },
    state: {
      trial: 'Your free trial of all tools lasts until {date}. It ends by itself and costs nothing.',
      trialOver:
        'Your free trial of all tools ended on {date}. Tools run with the limits of a day; downloading is part of Pro.',
      trialUsed:
        'The {days} free days were given to this mailbox before, with an earlier account: everybody gets them once. Tools run with the limits of a day; downloading is part of Pro.',
      gift: 'This site gives you Pro until {date}. Nothing renews, and nothing is charged. A plan you order before then begins at once.',
      giftForGood:
        'This site gives you Pro for good. Nothing is charged, and there is nothing you need to buy.',
      free: 'You have no plan. Tools run with the limits of a day; downloading is part of Pro.',
      cancelled: 'Cancelled: Pro lasts until {date} and nothing is charged any more.',
      pastDue: 'The last renewal failed. Change the card before {date}, or Pro ends.',
      unpaid:
        'The last charge failed, and Pro has ended. Change the card to go on, or cancel the plan so that it is not tried again.',
      disputed:
        'The bank took back your last payment. Pro is paused until that is settled, and nothing renews.',
      lastCharge: 'Cancelled too late for the trial: the first period is still charged, and is the last.',
    },
    /** An order whose payment is still unknown. */
    waiting: {
      text: 'You have ordered {plan}. The payment is not confirmed yet: that may take a moment, or it was not finished.',
      pro: 'Pro',
      look: 'See how it stands',
    },
    see: 'See the plans',
    cancel: 'Cancel the plan',
    cancelFree: 'Pro lasts until {date}. Nothing is charged any more.',
    cancelCharge:
      'The trial ends in less than {hours}: the first period, {price}, is still charged. Pro lasts to the end of it, and then nothing renews.',
    cancelNow: 'Yes, cancel',
    resume: 'Keep the plan',
    change: 'Change plan',
    changeTo: 'Change to {plan}, {price} {period}',
    quote: {
      now: 'Today {due}, then {price} on {date}.',
      later: 'Nothing today; begins on {date}, then {price}.',
      trial: 'Nothing today; your trial goes on until {date}, then {price}.',
    },
    agree: {
      now: 'The plan “{plan}” begins today. {due} is charged at once: its price less what is left of your plan. After that it costs {price} {period}, charged next on {date}.',
      later:
        'Nothing is charged today. What you have paid for goes on until {date}; the plan “{plan}” begins then, for {price} {period}.',
      trial:
        'Nothing is charged today. Your trial goes on until {date}; the plan “{plan}” begins then, for {price} {period}. Cancelling before {free} costs nothing.',
      trialLate:
        'Nothing is charged today. Your trial goes on until {date}; the plan “{plan}” begins then, for {price} {period}.',
    },
    changeNow: { now: 'Yes, change and pay {due} now', later: 'Yes, change on {date}' },
    changeOrder: 'This plan takes a new order, once the plan you have is cancelled.',
    nextOrder:
      'Another plan is ordered on the page of plans. It would begin on {date}, when your trial or what you have paid for is over; nothing is charged before.',
    changeAfterTrial: 'Another plan can be ordered once your trial is over, on {date}.',
    card: 'Change the card',
  },
  payments: {
    heading: 'Payments',
    date: 'Date',
    amount: 'Amount',
    state: 'State',
    states: {
      paid: 'Paid',
      failed: 'Failed',
      refunded: 'Paid back',
      pending: 'On its way',
      disputed: 'Disputed',
    },
    refundStates: {
      asked: 'Asked back',
      granted: 'Being paid back',
      refused: 'Not paid back',
      done: 'Paid back',
    },
    ask: 'Ask for money back',
    whatEnds:
      'When the money goes back, the plan ends: it no longer gives you Pro, and nothing more is charged for it.',
    whatFor: 'What you paid for: {plan}.',
    back: 'This asks for {amount} back, paid on {date}. Possible until {until}.',
    backTogether:
      'This asks for {amount} back in all: {payments}. What you paid earlier counted towards the same plan. Possible until {until}.',
    onePayment: '{amount} paid on {date}',
    askedFor:
      'It is about {amount}: {payments}. The plan ends when the money goes back, and an email tells you.',
    reason: 'Reason',
    withdrawal: 'Right of withdrawal in the European Union ({days} days, no reason needed)',
    problem: 'Something did not work ({days} days)',
    text: 'What happened',
    send: 'Send the request',
  },
  sessions: {
    heading: 'Where you are logged in',
    here: 'This browser',
    seen: 'Last used {date}',
    end: 'Log out everywhere',
  },
  data: {
    heading: 'Your data',
    export: 'Download everything as a zip',
    exportHint: 'Your account, your plans and payments, your tasks, and the files that are still kept.',
    erase: 'Erase the account',
    eraseHint:
      'Everything goes at once: sessions, tasks, files that are still kept, messages with your address, your name and address. A plan is cancelled first and not paid back by itself. This cannot be undone.',
    confirm: 'Type your email address to confirm',
    notTheirs: 'That is not the address of this account. Nothing was erased.',
    eraseNow: 'Erase for good',
  },
} as const;
