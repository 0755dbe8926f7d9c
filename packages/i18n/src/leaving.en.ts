/**
 * Texts for users who delete or leave their account; kept on the server, which sends only those a page needs.
 */
export const english = {
  /** Shown on the start page. */
  farewells: {
    erased:
      'Your account is erased, with its files, tasks and sessions. What the law or the trial asks us to keep stays without your name.',
    'out-everywhere': 'You are logged out, in this browser and in all others.',
  },
  /** Data that is kept after an account is deleted. */
  stays: {
    heading: 'Two things stay, without your name and address:',
    lines: [
      'The bare records of orders, payments and refunds, for as long as the law requires books to be kept, with a mark made from your address: it finds your payments if you tell us the address, and nobody can read the address from it.',
      'A similar mark that this address has had its trials, so that they are given once.',
    ],
    more: 'What we keep, and why',
  },
} as const;
