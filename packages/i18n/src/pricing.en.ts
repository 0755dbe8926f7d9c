/** Texts of the pages on which users choose a plan and pay for it. */
export const english = {
  seoTitle: 'Pricing · Octavo',
  seoDescription: {
    pro: 'Octavo Pro, billed monthly, quarterly or yearly: downloads, OCR, high compression and files up to {taskSize}. Cancel in two clicks.',
    ai_pdf_single:
      'AI PDF on its own, billed monthly or yearly: unlimited documents and questions, files up to {taskSize}. Cancel in two clicks.',
  },
  heading: 'Choose your plan',
  headingFor: 'Go Pro to download your file',
  lead: {
    pro: 'Try most tools and preview results for free. Upgrade to Pro to use everything and download.',
    ai_pdf_single:
      'Ask as many questions about as many documents as you like. This plan covers AI PDF only: other tools keep their free limits, and downloads are part of Pro.',
  },
  products: 'What the plan covers',
  product: { pro: 'Octavo Pro', ai_pdf_single: 'AI PDF only' },
  /** On the page of a tool, before the upload. */
  rule: {
    free: 'Free to run and preview, up to {tasks} tasks per day. Downloads are included in Pro, from {price} {period}.',
    trial:
      'Your trial includes every tool until {date}. Downloads are included in Pro, from {price} {period}.',
    tool: 'Included in Pro, and free for {days} days when you sign up. Downloads require Pro, from {price} {period}.',
    toolAfterTrial: 'This tool is included in Pro, from {price} {period}, and so are all downloads.',
    link: 'See the plans',
    /** Below the button of a result. */
    downloadAfterTrial:
      'Downloads are included in Pro: free for {days}, then {price} {period}. Cancel in two clicks.',
    download: 'Downloads are included in Pro: {price} {period}. Cancel in two clicks.',
  },
  currency: 'Currency',
  plans: 'Plan',
  plan: { MONTH: 'Monthly', QUARTERLY: 'Quarterly', YEAR: 'Yearly', FOREVER: 'Lifetime' },
  /** After a price. */
  period: { MONTH: 'per month', QUARTERLY: 'every 3 months', YEAR: 'per year', FOREVER: 'once' },
  /** Below the price per month. */
  bill: {
    MONTH: 'Billed every month',
    QUARTERLY: '{price} every 3 months',
    YEAR: '{price} every year',
    FOREVER: 'Paid once',
  },
  gets: {
    pro: [
      'All tools, without a daily limit',
      'Downloads of every result, single or as a zip',
      'Files up to {taskSize} per task',
      'OCR, high compression and page layout options',
      'In the browser, as an installed app and over the HTTP API',
      'Customer support by email',
    ],
    ai_pdf_single: [
      'Unlimited documents and questions',
      'Answers with their page and quote',
      'Files up to {taskSize} in AI PDF',
      'Customer support by email',
    ],
  },
  about: 'about {price}',
  perUser: 'Each plan covers one user.',
  percentOff: '{percent} off',
  noTrial: {
    renewing: 'No trial, billed today',
    once: 'No trial and no renewal',
  },
  freeDays: {
    heading: 'How the free days work',
    plans: 'Plans with free days: {plans}.',
    today: 'Today',
    todayText: 'You have Pro and can download. You pay nothing.',
    deadlineText:
      'Cancel before this time and you are never charged. After it, the first period is still charged.',
    endText: 'First payment. Pro continues until you cancel.',
  },
  trialDays: { one: '{count} day free', other: '{count} days free' },
  payWith: 'Pay with',
  payment: { stripe: 'Card', paypal: 'PayPal', sandbox: 'Test checkout (no real charge)' },
  action: {
    trial: 'Start free trial',
    pay: 'Continue to payment',
    forever: 'Buy once for {price}',
  },
  terms: {
    trial:
      'Your trial starts today and ends on {date}. Your payment method is then charged {price} {period} until you cancel. If you cancel at least {hours} before the trial ends, you are not charged; if you cancel later, the first period is still charged and is the last.',
    pay: 'You pay {price} today, then {price} {period} until you cancel. After cancelling, you keep {product} until the end of the period you paid for.',
    later:
      'Your current plan lasts until {date}, and you are not charged before then. Your payment method is then charged {price} {period} until you cancel.',
    forever: 'You pay {price} once. There is no renewal.',
  },
  /** Below the button of a plan. */
  due: {
    trial: '{nothing} today, then {price} {period} from {date}. Cancel by {deadline} and you pay nothing.',
    pay: '{price} today, then {price} {period} until you cancel.',
    once: '{price} today. No renewal.',
  },
  /** Dialog over a result that leads to the download. */
  wall: {
    heading: 'Get {name} with Pro',
    headingAll: 'Get your files with Pro',
    lead: 'Your file is ready and waits here until {time}. The download starts automatically once you have Pro.',
    leadAll:
      'Your files are ready and wait here until {time}. The download starts automatically once you have Pro.',
    loggedIn:
      'You are logged in. Complete your order in the tab that has opened; the download then starts here automatically.',
    trial: '{days} free, then {price} {period}',
    noTrial: 'No trial. {price} {period}, from today',
    once: 'A single payment of {price}',
    start: 'Get {days} free',
    included: 'Unlimited tasks, files up to {taskSize}, OCR and high compression included.',
    compare: 'Compare plans',
    plans: 'See the plans',
    unavailable: 'The plans could not be loaded here. They are on the pricing page.',
  },
  trialUsed: 'You have already used a plan’s free trial: every plan now starts at its regular price.',
  cancelling:
    'Cancel in two clicks on your account page. You can request a refund within {money} days if something does not work, and within {withdrawal} days for any reason in the European Union.',
  agree: {
    accept: 'By ordering you accept the',
    terms: 'terms of use',
    and: 'and the',
    subscription: 'subscription terms',
    more: 'Read more:',
    refundPolicy: 'money-back policy',
    privacy: 'privacy policy',
  },
  none: 'Payment method not configured',
  noneHint: 'Nothing is for sale on this server at the moment. Its operator can set up a payment method.',
  noPlans: 'No plans are available at the moment.',
  /** The user's current plan, shown above the plans. */
  owned: {
    plan: 'Your plan is {plan}. You can change or cancel it on your account page.',
    once: 'Your plan is {plan}. There is no renewal, and nothing else to buy.',
    before: 'Your plan is {plan}. If you order another plan here, it starts on {date}.',
    upgrade:
      'Your plan is {plan}. You can switch to Pro on your account page; what you have already paid counts.',
    included: 'Your plan is {plan}. It includes AI PDF without limits.',
    gift: 'You have complimentary {product} access until {date}. You will not be charged afterwards. A plan you order now starts immediately, so you do not need one before that date.',
    forGood: 'You have complimentary lifetime access to {product}. There is nothing to buy.',
    partForGood: 'You have complimentary lifetime access to {product}.',
    own: 'Your plan',
  },
  manage: 'See your plan',
  compare: {
    heading: 'What is included',
    columns: ['No account', 'Signed up, first {days} days', 'Pro'],
    /** Before the last column. */
    assistantColumn: 'AI PDF only',
    asking: '{documents} and {questions}',
    assistantSize: '{small}, {large} in AI PDF',
    rows: {
      tasks: 'Tasks per day',
      size: 'Total file size per task',
      asking: 'AI PDF: documents and questions',
      tools: 'All other tools and options, with a preview of every result',
      features: 'OCR, high compression, page layout options',
      download: 'Downloads, individually or as a zip',
    },
    unlimited: 'Unlimited',
    yes: 'Yes',
    no: 'No',
  },
  /** Shown on the sign-in pages when the user came from an order. */
  wanted: {
    trial: 'Free for {trial}, once per person, then {price} {period} until you cancel',
    pay: '{price} {period} until you cancel',
    forever: '{price}, one-time payment',
  },
  pay: {
    seoTitle: 'Payment · Octavo',
    heading: 'Confirm your order',
    text: 'Payment method: {payment}. You pay on the provider’s page; Octavo never sees your card number.',
    action: { trial: 'Start free trial, then {price} {period}', pay: 'Order for {price} {period}' },
    unchosen: 'This link does not lead to an available plan. Please choose one first.',
    failed: 'The payment could not be started',
    owned: 'You already have {product}',
    again: 'Back to the plans',
  },
  outcome: {
    seoTitle: 'Your payment · Octavo',
    waiting: 'Waiting for the payment',
    waitingHint: 'We check every two seconds. This page updates automatically.',
    paid: 'Welcome to {product}',
    paidHint: {
      pro: 'You can now download all your files, in this tab and in any other.',
      ai_pdf_single: 'You can now ask about your documents without limits, in this tab and in any other.',
    },
    downloads: 'If the page with your file is still open in another tab, its download has started there.',
    gets: 'What you have now',
    dates: 'Good to know',
    reminder: 'You can cancel in two clicks on your account page.',
    paidLater: 'It starts on {date}. Until then, your current plan continues.',
    trialEnds: 'Your trial ends on {date}.',
    trialRenewal: 'You are then charged {price} unless you cancel by {deadline}.',
    renewal: 'You are charged {price} on {date} unless you cancel before then.',
    goOn: 'Continue',
    account: 'See your plan',
    failed: 'Failed payment',
    failedHint: 'Nothing was charged. Check your card, or choose another payment method.',
    abandoned: 'The payment was not completed',
    abandonedHint: 'Nothing was charged. You can choose a plan at any time.',
    abandonedWithPlan: 'Nothing was charged for this order, and your access to {product} does not change.',
    returned: 'You are back from a payment.',
    state: 'Check its status',
    retry: 'Choose again',
    undetected: 'Payment not Detected',
    undetectedHint:
      'It may be delayed, or it may have failed. Before you pay a second time, check again in a few minutes; your account page shows the payment as soon as it arrives. If your account was charged and nothing changes within an hour, contact us.',
    unavailable: 'Failed to get payment',
    unavailableHint:
      'The payment provider isn’t responding right now, so we cannot check your payment. Before you pay a second time, check again in a few minutes; your account page shows the payment as soon as it arrives.',
    look: 'Check again',
    close: 'Close',
  },
} as const;
