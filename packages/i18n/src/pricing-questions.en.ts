/** Questions asked before paying; separate from the pricing page, whose script does not need them. */
export const english = {
  heading: 'Frequently asked questions',
  asked: {
    card: {
      ask: 'Do I need a card to try it?',
      answer:
        'No. When you sign up with your email address, you can use every tool for {signInTrial} and preview the first pages of each result. You only need a card for a plan, which adds downloads.',
    },
    assistant: {
      ask: 'What is the difference from Pro?',
      answer:
        'This plan lifts the limits of AI PDF and nothing else: unlimited documents and questions, with larger files. Pro includes all of that, every other tool and downloads. You can switch to Pro at any time; what you have paid counts.',
    },
    trial: {
      ask: 'Is a plan’s free trial really free?',
      answer:
        'Yes, if you cancel at least {cancelBefore} before it ends. You get all of Pro for {planTrial}, and we remind you {trialNotice} before the end. If you do nothing, the plan continues at the price you were shown. One trial per person.',
    },
    cancelling: {
      ask: 'How do I cancel?',
      answer:
        'In two clicks on your account page, at any time and for any reason. You keep {product} until the end of the period you have paid for, and you are not charged again.',
    },
    renewal: {
      ask: 'Will the price go up later?',
      answer:
        'Not for you. An active plan keeps the price you agreed to, even if the prices on this page change. We email you {yearlyNotice} before a yearly plan renews.',
    },
    changing: {
      ask: 'Can I switch to another plan?',
      answer:
        'Yes, at any time, on your account page. You do not lose what you have paid for: we credit the unused part, or the new plan starts when the current period ends.',
    },
    refundPolicy: {
      ask: 'Can I get a refund?',
      answer:
        'Yes, within {refundPeriod} of a payment, if something does not work and we cannot fix it. In the European Union, within {withdrawal} for any reason. You can request it on your account page.',
    },
    provider: {
      ask: 'Who sees my card details?',
      answer:
        'Only the payment provider. You enter them on its page, and they never reach our server, which only learns that you have paid and until when.',
    },
  },
} as const;
