import type { Thing } from './thing.ts';

interface FaqQuestion {
  readonly ask: string;
  readonly answer: string;
}

/** Questions with their answers, as shown on the page. */
export function questions(asked: readonly FaqQuestion[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: asked.map(({ ask, answer }) => ({
      '@type': 'Question',
      name: ask,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
