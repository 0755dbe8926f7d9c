/**
 * Texts for users who delete or leave their account; kept on the server, which sends only those a page needs.
 */
export const english = {
  /** Shown on the start page. */
  farewells: {
    erased:
      'Your account has been deleted, with its files, tasks and sessions. Records we must keep by law or for the trial no longer contain your name.',
    'out-everywhere': 'You are logged out in this browser and everywhere else.',
  },
  /** Data that is kept after an account is deleted. */
  stays: {
    heading: 'Two things are kept, without your name and address:',
    lines: [
      'Records of orders, payments and refunds, for as long as accounting law requires, with a fingerprint of your email address: it lets us find your payments if you give us the address, but the address cannot be recovered from it.',
      'A similar fingerprint which records that this address has used its trials, so that each is given only once.',
    ],
    more: 'What we keep, and why',
  },
} as const;
