/** Texts around the information pages, and of the contact page. */
export const english = {
  changed: 'Last changed on {date}',
  sections: 'On this page',
  operator: {
    heading: 'Who runs this site',
    host: 'Hosted by',
    unnamed: 'The operator of this site has not given a name here.',
    toOperator:
      'Only you see this, because you are on the machine itself or in development. Set OCTAVO_OPERATOR_NAME, OCTAVO_OPERATOR_ADDRESS and OCTAVO_OPERATOR_EMAIL to show your name and address here. Anyone who sells something must say who they are.',
  },
  contact: {
    seoTitle: 'Write to us · Octavo',
    seoDescription:
      'Write to the people behind this site: questions, problems, payments, your data. The form works without an account, and every message gets a number.',
    heading: 'Write to us',
    lead: 'A question, a problem, a payment, your data: a person reads it and answers by email.',
    name: 'Name',
    email: 'Email',
    emailHint: 'We reply to this address',
    subject: 'Subject',
    about: 'Order, payment or receipt number',
    aboutHint: 'Optional',
    text: 'Message',
    textHint:
      'For a problem: which tool, what you expected, and what happened instead. No passwords, please.',
    kept: 'Messages are kept for {messages}, then erased.',
    privacy: 'Privacy',
    send: 'Send the message',
    sent: 'We have your message',
    sentHint:
      'Its number is {number}. We answer by email to the address you gave; if nothing comes, look in your spam folder.',
    again: 'Write another message',
    failed: 'The message was not sent. What you wrote is still here.',
    byMail: 'You can also write to {email}.',
  },
} as const;
