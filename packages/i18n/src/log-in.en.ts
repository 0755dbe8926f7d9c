/** Texts of the sign-in pages and popup, separate from the shell because few users need them. */
export const english = {
  seoTitle: { 'log-in': 'Log in · Octavo', 'sign-up': 'Sign up · Octavo' },
  seoDescription: {
    'log-in': 'Log in to Octavo with a link sent by email, or with Google. No password to remember.',
    'sign-up':
      'Sign up for Octavo and try every tool for {days} days: unlimited tasks, files up to {taskSize}, no card.',
  },
  heading: { 'log-in': 'Log in', 'sign-up': 'Sign up' },
  lead: {
    'log-in': 'We will email you a link. No password to remember.',
    'sign-up': 'You only need an email address. No password to remember.',
  },
  /** Shown instead of the trial when the user is about to order. */
  order: {
    lead: {
      'log-in': 'Log in to continue with your order of {plan}. We will email you a link.',
      'sign-up': 'You need an account to order {plan}. You only need an email address.',
    },
    title: 'Your order',
    notYet:
      'Nothing is ordered or charged yet: once you are logged in, the payment page shows the terms again, and you confirm there.',
  },
  toggle: {
    'log-in': { ask: 'No account yet?', link: 'Sign up' },
    'sign-up': { ask: 'Already have an account?', link: 'Log in' },
  },
  email: 'Email',
  name: 'Name',
  nameHint: 'Optional',
  send: { 'log-in': 'Send me the link', 'sign-up': 'Sign up with this email' },
  /** Below the form for a new account. */
  agree: {
    accept: 'By signing up you accept the',
    terms: 'terms of use',
    data: 'How we handle your data is explained in the',
    privacy: 'privacy policy',
  },
  google: 'Continue with Google',
  googleFailed: 'Login failed, please try again later or contact us if the problem persists.',
  /** Same text as the failure `sign-in-required`. */
  ended: 'You are no longer logged in. Please log in again.',
  loggedOut: {
    title: 'You are no longer logged in',
    text: 'Your session ended in another tab. The files on this page belong to it: the page will be cleared in {time} unless you log in again.',
    stays: 'Your files stay on this page while you log in. Closing this window clears them.',
    clear: 'Clear the page',
    again: 'Log in again',
  },
  or: 'or',
  sent: 'Your log in link has been sent to the above email address',
  sentHint: 'It works once, within {time}, in any browser. Can’t find it? Check your spam folder.',
  /** Shown when the page below has files: only this browser has access to them. */
  sentFromFiles:
    'It works once, within {time}. Open it in this browser, where your files are. Can’t find it? Check your spam folder.',
  mailbox: 'Open the development mailbox',
  again: 'Use another address',
  trialTitle: 'What an account gives you',
  trial: [
    '{days} days with every tool, once per person',
    'Unlimited tasks, files up to {taskSize}',
    'No card, no auto-renewal',
    'A preview of every result. Downloads are included in Pro.',
  ],
  stepsTitle: 'How it works',
  steps: ['Enter your email address.', 'Open the link we send you.', 'Continue where you left off.'],
  welcome: {
    heading: 'One more step',
    text: 'Log in to Octavo in this browser.',
    /** Shown before the plan that the user was about to order when requesting the link. */
    next: 'You can then confirm your order: {plan}. {price}.',
    working: 'Logging in…',
    action: 'Log in now',
    failed: 'This link does not work',
    again: 'Request a new link',
    elsewhere: {
      heading: 'Log in as {email}?',
      text: 'This link was requested in another browser. Continue only if you requested it yourself.',
      instead: 'You are currently logged in as {email}. Continuing will end that session.',
    },
  },
  popup: {
    heading: { 'log-in': 'Log in to continue', 'sign-up': 'Sign up to continue' },
    kept: 'Your files stay where they are.',
    upgrade: 'Upgrade to Pro',
    questions: 'Ask without limit',
    questionsAction: 'See the plans',
    upgradeHint: 'Plans open in a new tab. This page continues automatically once you have one.',
    upgradeAction: 'Upgrade',
    later: 'Not now',
    close: 'Close',
  },
  /** Page of a development server. */
  demo: {
    seoTitle: 'Demo user · Octavo',
    heading: 'Try Octavo with Pro',
    text: 'This server is for trying Octavo out. Log in as a demo user with Pro: every tool, downloads included, and nothing is charged.',
    action: 'Log in as the demo user',
  },
  mailboxPage: {
    seoTitle: 'Development mailbox · Octavo',
    heading: 'Development mailbox',
    lead: 'This server cannot send email. What it would have sent is shown here, newest first.',
    empty: 'No messages yet.',
    to: 'To {address}',
    refresh: 'Refresh',
  },
} as const;
