/** Words of the pages where people choose a plan and pay for it. */
export const english = {
  seoTitle: 'Pricing · Octavo',
  seoDescription:
    'Octavo Pro by the month, the quarter or the year: downloads, text recognition, strong compression and files up to {taskSize}. Cancel in two clicks.',
  heading: 'Pro, and what it costs',
  headingFor: 'Pro, to download what {tool} makes',
  lead: 'Running most tools and previewing results is free. Pro opens every tool and lets you download.',
  /** On the page of a tool, before the upload. */
  rule: {
    free: 'Running and previewing are free, {tasks} tasks a day. Downloading is part of Pro, from {price} {period}.',
    trial: 'Your trial runs every tool until {date}. Downloading is part of Pro, from {price} {period}.',
    tool: 'This tool is part of Pro, and of the {days}-day trial you get by logging in. Downloading needs Pro, from {price} {period}.',
    toolAfterTrial:
      'This tool is part of Pro, from {price} {period}, and so is downloading what the others make.',
    link: 'See the plans',
  },
  currency: 'Currency',
  plans: 'Plan',
  plan: { MONTH: 'Monthly', QUARTERLY: 'Quarterly', YEAR: 'Yearly', FOREVER: 'Lifetime' },
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
    pay: 'Continue to payment',
    forever: 'Buy once for {price}',
  },
  terms: {
    trial:
      'Your trial starts today and ends on {date}. Then your payment method is charged {price} {period}, until you cancel. Cancel at least {hours} before the trial ends and nothing is charged; later than that, the first period is still charged and is the last.',
    pay: 'You pay {price} today, then {price} {period} until you cancel. Pro then stays until the end of the period you paid for.',
    later:
      'Pro stays open to you until {date}, and nothing is charged before. Then your payment method is charged {price} {period}, until you cancel.',
    forever: 'You pay {price} once. Nothing renews.',
  },
  trialUsed: 'You have already used the trial of a plan: every plan starts at its regular price.',
  cancelling:
    'Cancelling takes two clicks on your account page. Money back: {money} days if something does not work, {withdrawal} days for any reason in the European Union.',
  agree: {
    accept: 'By ordering you accept the',
    terms: 'terms of use',
    and: 'and the',
    subscription: 'subscription terms',
    more: 'Read more:',
    moneyBack: 'money-back policy',
    privacy: 'privacy policy',
  },
  none: 'Payment method not configured',
  noneHint: 'This server sells nothing at the moment. Whoever runs it can set up a way to pay.',
  noPlans: 'There is no plan on sale at the moment.',
  /** What somebody has already, above the plans. */
  owned: {
    plan: 'Your plan is {plan}. You change or cancel it on your account page.',
    once: 'Your plan is {plan}. Nothing renews, and there is nothing you need to buy.',
    before: 'Your plan is {plan}. Another one that you order here begins on {date}.',
    gift: 'You have Pro as a gift of this site until {date}, and nothing is charged after it. A plan you order now begins at once: you need none before that date.',
    forGood: 'You have Pro as a gift of this site, for good. There is nothing you need to buy.',
    own: 'Your plan',
  },
  manage: 'See your plan',
  compare: {
    heading: 'What is included',
    columns: ['No account', 'Signed up, first {days} days', 'Pro'],
    rows: {
      tasks: 'Tasks a day',
      size: 'Size of one task, all files together',
      tools: 'Everything else, with a preview of every result',
      features: 'Text recognition, strong compression, page options',
      download: 'Downloads, one by one or as a zip',
    },
    unlimited: 'Unlimited',
    yes: 'Yes',
    no: 'No',
  },
  /** On the pages for logging in, when one was asked to on the way to pay. */
  wanted: {
    trial: 'Free for {trial}, once per person, then {price} {period} until you cancel',
    pay: '{price} {period}, until you cancel',
    forever: '{price}, paid once',
  },
  pay: {
    seoTitle: 'Payment · Octavo',
    heading: 'Confirm your order',
    text: 'We hand over to {payment}. No card number ever reaches Octavo.',
    action: { trial: 'Start the free trial, then {price} {period}', pay: 'Order for {price} {period}' },
    unchosen: 'This address leads to no plan that is on sale. Please choose one first.',
    failed: 'The payment could not be started',
    owned: 'You have Pro already',
    again: 'Back to the plans',
  },
  outcome: {
    seoTitle: 'Your payment · Octavo',
    waiting: 'Waiting for the payment',
    waitingHint: 'We check every two seconds. This page continues by itself.',
    paid: 'Welcome to Pro',
    paidHint: 'Every download is open now, in this tab and in the others.',
    trialEnds: 'Your trial ends on {date}.',
    trialRenewal: 'Then {price} is charged, unless you cancel by {deadline}.',
    renewal: 'On {date} you are charged {price}, unless you cancel before.',
    goOn: 'Continue',
    account: 'See your plan',
    failed: 'Failed payment',
    failedHint: 'Nothing was charged. Check the card, or choose another way to pay.',
    abandoned: 'The payment was not finished',
    abandonedHint: 'Nothing was charged. Choose a plan whenever you like.',
    abandonedWithPro: 'Nothing was charged for this order, and your access to Pro does not change.',
    retry: 'Choose again',
    undetected: 'Payment not Detected',
    undetectedHint:
      'It may arrive late, or it failed. Before you pay a second time, check again in a few minutes; your account page shows it as soon as it is here. If money has left your account and nothing changes within an hour, write to us.',
    unavailable: 'Failed to get payment',
    unavailableHint:
      'Whoever takes the payment does not answer at the moment, so we cannot tell how it stands. Before you pay a second time, check again in a few minutes; your account page shows the payment as soon as it is here.',
    look: 'Check again',
    close: 'Close',
  },
} as const;
