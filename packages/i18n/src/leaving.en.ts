/** Words for who erases their account or leaves it: the server alone has them, and sends what a page says. */
export const english = {
  /** Said on the start page. */
  farewells: {
    erased:
      'Your account is erased, with its files, tasks and sessions. What the law or the trial asks us to keep stays without your name.',
    'out-everywhere': 'You are logged out, in this browser and in all others.',
  },
  /** What outlives an account that is erased. */
  stays: {
    heading: 'Two things stay, without your name and address:',
    lines: [
      'The bare records of orders, payments and refunds, for as long as the law requires books to be kept, with a mark made from your address: it finds your payments if you tell us the address, and nobody can read the address from it.',
      'A similar mark that this address has had its trials, so that they are given once.',
    ],
    more: 'What we keep, and why',
  },
} as const;
