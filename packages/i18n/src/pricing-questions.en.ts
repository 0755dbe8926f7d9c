/** Questions asked before paying; separate from the pricing page, whose script does not need them. */
export const english = {
  heading: 'Questions',
  asked: {
    card: {
      ask: 'Do I need a card to try it?',
      answer:
        'No. Signing up with your email address opens every tool for {signInTrial}, and shows you the beginning of each result. You give a card only for a plan, which adds downloads.',
    },
    trial: {
      ask: 'Is the free trial of a plan really free?',
      answer:
        'Yes, if you cancel at least {cancelBefore} before it ends. It is Pro with everything for {planTrial}, and we remind you {trialNotice} before the end. If you do nothing, the plan continues at the price you were shown. Each person gets one.',
    },
    cancelling: {
      ask: 'How do I cancel?',
      answer:
        'With two clicks on your account page, at any time and without a reason. You keep Pro until the end of the period you have paid for, and nothing more is charged.',
    },
    renewal: {
      ask: 'Will the price go up later?',
      answer:
        'Not for you. A running plan keeps the price you agreed to, even if the prices on this page change. Before a yearly plan renews, we write to you {yearlyNotice} ahead.',
    },
    changing: {
      ask: 'Can I switch to another plan?',
      answer:
        'At any time, on your account page. What you have paid for is not lost: the difference is settled, or the new plan begins when the old period is over.',
    },
    moneyBack: {
      ask: 'Can I get my money back?',
      answer:
        'Within {moneyBack} of a payment, if something does not work and we cannot put it right. In the European Union, within {withdrawal}, whatever the reason. You ask on your account page.',
    },
    provider: {
      ask: 'Who sees my card details?',
      answer:
        'Only the payment provider. You enter them on its own page; they never reach our server, which learns that you have paid and until when.',
    },
  },
} as const;
