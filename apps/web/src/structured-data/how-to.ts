import type { DescribedPage, Thing } from './thing.ts';

interface HowToStep {
  readonly title: string;
  readonly text: string;
}

/** The steps of a tool page. */
export function howTo({ address, locale }: DescribedPage, name: string, steps: readonly HowToStep[]): Thing {
  return {
    '@type': 'HowTo',
    name,
    inLanguage: locale,
    step: steps.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
      url: `${address}#how-to`,
    })),
  };
}
