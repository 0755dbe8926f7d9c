/** Words around the texts of information, and of the page for writing to the operator. */
export const english = {
  changed: 'Last changed on {date}',
  sections: 'On this page',
  operator: {
    heading: 'Who runs this site',
    host: 'Hosted by',
    unnamed: 'The operator of this site has not given a name here.',
    toOperator:
      'Only you see this, because you ask from the machine itself or in development: set OCTAVO_OPERATOR_NAME, OCTAVO_OPERATOR_ADDRESS and OCTAVO_OPERATOR_EMAIL, and your name and address stand here. Whoever sells something must say who they are.',
  },
  contact: {
    seoTitle: 'Write to us · Octavo',
    seoDescription:
      'Write to the people behind this site: questions, problems, payments, your data. The form works without an account, and every message gets a number.',
    heading: 'Write to us',
    lead: 'A question, a problem, a payment, your data: a person reads it and answers by e-mail.',
    name: 'Name',
    email: 'Email',
    emailHint: 'We answer to this address',
    subject: 'Subject',
    about: 'Number of an order, a payment or a receipt',
    aboutHint: 'Optional, if it is about one',
    text: 'Message',
    textHint:
      'For a problem: which tool, what you expected, and what happened instead. No passwords, please.',
    kept: 'Messages are kept for {messages}, then erased.',
    privacy: 'Privacy',
    send: 'Send the message',
    sent: 'We have your message',
    sentHint:
      'Its number is {number}. We answer by e-mail to the address you gave; if nothing comes, look in your spam folder.',
    again: 'Write another one',
    failed: 'The message was not sent. What you wrote is still here.',
    byMail: 'You can also write to {email}.',
  },
} as const;
