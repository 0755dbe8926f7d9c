import type { ChatPageCopy } from './chat-page.ts';

/** Texts around the upload of documents to ask about. */
export const english: ChatPageCopy = {
  subtitle: 'Ask questions about a PDF. Every answer shows the words it comes from, on their page.',
  seo: {
    title: 'Ask a PDF: answers with page and quote',
    description:
      'Ask a PDF and get answers that quote it. A click shows the words on their page. What the document does not say is not answered. Deleted after {retention}.',
  },
  trust: 'Answers only from the document, and shows the passage.',
  left: { one: '{count} document left', other: '{count} documents left' },
  plans: 'See the plans',
  recent: 'Your conversations',
  recentNote: 'Each one is deleted {retention} after its upload.',
  recentNoteOnDesktop: 'They are deleted when you close the window.',
  without:
    'Without JavaScript, the upload cannot start here. Turn it on, or use the command line or the API.',
  howTo: [
    {
      title: 'Drop your PDF',
      text: 'Up to {files} files in one conversation. Scans are read by OCR first. A question asked meanwhile is answered once a file is read.',
    },
    {
      title: 'Ask',
      text: 'In your own words, or about a passage that you select on the page. Suggested questions show what the document answers.',
    },
    {
      title: 'Check the source',
      text: 'Each answer has numbers. Follow one to its page, where the quoted words are marked. Export it all with pages.',
    },
  ],
  faq: [
    {
      ask: 'Where do the answers come from?',
      answer:
        'From your document alone. Before an answer is shown, each quote is looked up on its page, letter by letter; one that is not found there is dropped.',
    },
    {
      ask: 'What happens when the document does not say it?',
      answer:
        'The answer says so, with the words that appear nowhere in it and the nearest passages. Nothing is made up in their place.',
    },
    {
      isAboutService: true,
      ask: 'Is my document sent to an AI provider?',
      answer:
        'The page tells you before your first question: either this server answers by itself, or an AI model at a named host does. Only in that case are your question and some passages sent there.',
    },
    {
      isAboutService: true,
      ask: 'How long are my questions kept?',
      answer:
        'Documents, questions and answers are stored encrypted and deleted {retention} after the upload, or at once when you delete the conversation.',
    },
    {
      ask: 'Does it work with scans, tables and other languages?',
      answer:
        'Yes. Scans are read by OCR first, and you can ask for a cell of a table by row and column. Questions in English and French work best. Pages that cannot be read are never quoted.',
    },
    {
      isAboutService: true,
      ask: 'How much can I ask?',
      answer:
        '{documents} documents and {questions} questions are free; the AI PDF plan and Pro have no limit. Questions that fail, or that you stop before the first word, do not count.',
    },
  ],
};
