/** Texts around the information pages, and of the contact page. */
export const english = {
  changed: 'Last changed on {date}',
  sections: 'On this page',
  operator: {
    heading: 'Who runs this site',
    host: 'Hosted by',
    unnamed: 'Operator details not provided.',
    toOperator:
      'Only you can see this, because you are on the server itself or in development. Set OCTAVO_OPERATOR_NAME, OCTAVO_OPERATOR_ADDRESS and OCTAVO_OPERATOR_EMAIL to show your name and address here. If you sell anything, you are required to identify yourself.',
  },
  contact: {
    seoTitle: 'Contact us · Octavo',
    seoDescription:
      'Contact the people behind this site: questions, problems, payments, your data. No account needed, and every message gets a reference number.',
    heading: 'Contact us',
    lead: 'A question, a problem, a payment, your data: a real person reads your message and replies by email.',
    name: 'Name',
    email: 'Email',
    emailHint: 'We will reply to this address',
    subject: 'Subject',
    about: 'Order, payment or receipt number',
    aboutHint: 'Optional',
    text: 'Message',
    textHint:
      'For a problem, tell us which tool you used, what you expected and what happened instead. No passwords, please.',
    kept: 'Messages are kept for {messages}, then deleted.',
    privacy: 'Privacy',
    send: 'Send message',
    sent: 'We have received your message',
    sentHint:
      'Your reference number is {number}. We will reply to the email address you gave; if you do not hear from us, check your spam folder.',
    again: 'Send another message',
    failed: 'Your message was not sent. Your text is still here.',
    byMail: 'You can also email us at {email}.',
  },
} as const;
