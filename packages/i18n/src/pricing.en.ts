/** Words of the pages where people choose a plan and pay for it. */
export const english = {
  seoTitle: 'Pricing · Octavo',
  seoDescription:
    'Octavo Pro by the month, the quarter or the year: downloads, text recognition, strong compression and files up to {taskSize}. Cancel in two clicks.',
  heading: 'Pro, and what it costs',
  headingFor: 'Pro, to download what {tool} makes',
  lead: 'Running tools and looking at results is free. Pro lets you take the results away.',
  /** On the page of a tool, before the upload. */
  rule: {
    free: 'Running and previewing are free, {tasks} tasks a day. Downloading is part of Pro, from {price} {period}.',
    trial: 'Your trial runs every tool until {date}. Downloading is part of Pro, from {price} {period}.',
    tool: 'This tool is part of Pro, and of the {days} days that logging in gives. Downloading is part of Pro, from {price} {period}.',
    toolAfterTrial:
      'This tool is part of Pro, from {price} {period}, and so is downloading what the others make.',
    link: 'See the plans',
  },
  currency: 'Currency',
  plans: 'Plan',
  plan: { MONTH: 'Monthly', QUARTERLY: 'Every 3 months', YEAR: 'Yearly', FOREVER: 'Lifetime' },
  /** After a price. */
  period: { MONTH: 'a month', QUARTERLY: 'every 3 months', YEAR: 'a year', FOREVER: 'once' },
  perMonth: '{price} a month',
  about: 'about {price}',
  perUser: 'Each plan is for one user.',
  percentOff: '{percent} off',
  trialDays: { one: '{count} day free', other: '{count} days free' },
  payWith: 'Pay with',
  payment: { stripe: 'Card', paypal: 'PayPal', sandbox: 'Test checkout (no money moves)' },
  action: {
    trial: 'Start the free trial',
    pay: 'Go on to payment',
    forever: 'Buy once for {price}',
  },
  terms: {
    trial:
      'Your trial starts today and ends on {date}. Then your payment method is charged {price} {period}, until you cancel. Cancel at least {hours} before the trial ends and nothing is charged; later than that, the first period is still charged and is the last.',
    pay: 'You are charged {price} today, and again {period} until you cancel. After that Pro lasts to the end of the period paid for.',
    later:
      'What you have paid for lasts until {date}, and nothing is charged before. Then your payment method is charged {price} {period}, until you cancel.',
    forever: 'You are charged {price} once. Nothing renews.',
  },
  trialUsed: 'You have had the trial of a plan already: every plan starts with its regular price.',
  cancelling:
    'Cancelling takes two clicks on your account page. Money back: {money} days when something does not work, {withdrawal} days for any reason in the European Union.',
  none: 'Payment method not configured',
  noneHint: 'This server sells nothing at the moment. Whoever runs it can set up a way to pay.',
  noPlans: 'There is no plan on sale at the moment.',
  hasPro: 'You have Pro.',
  manage: 'See your plan',
  compare: {
    heading: 'What is included',
    columns: ['Without account', 'Trial, {days} days', 'Pro'],
    rows: {
      tasks: 'Tasks a day',
      size: 'Files of one task together',
      tools: 'Everything else, with a preview of every result',
      features: 'Text recognition, strong compression, page options',
      download: 'Download, single or as zip',
    },
    unlimited: 'Unlimited',
    yes: 'Yes',
    no: 'No',
  },
  pay: {
    seoTitle: 'To payment · Octavo',
    heading: 'On to payment',
    text: 'We hand over to {payment}. No card number ever reaches Octavo.',
    action: 'Go on',
    failed: 'The payment could not be started',
    again: 'Back to the plans',
  },
  outcome: {
    seoTitle: 'Your payment · Octavo',
    waiting: 'Waiting for the payment',
    waitingHint: 'We ask for it every two seconds. This page goes on by itself.',
    paid: 'Welcome to Pro',
    paidHint: 'Every download is open now, in this tab and in the others.',
    trialEnds: 'Your trial ends on {date}.',
    renewal: 'On {date} you are charged {price}, unless you cancel before.',
    goOn: 'Go on',
    account: 'See your plan',
    failed: 'Failed payment',
    failedHint: 'Nothing was charged. Check the card, or choose another way to pay.',
    abandoned: 'The payment was not finished',
    abandonedHint: 'Nothing was charged. Choose a plan whenever you like.',
    retry: 'Choose again',
    undetected: 'Payment not Detected',
    undetectedHint:
      'It may arrive late, or it failed. Before you pay a second time, look again in a few minutes; your account page shows it as soon as it is here. If money has left your account and nothing changes within an hour, write to us.',
    look: 'Look again',
    close: 'Close',
  },
} as const;
