export interface PromptPassage {
  readonly id: string;
  readonly text: string;
}

/** Passages of a prompt, as a model reads them. */
export function promptPassages(prompt: string): PromptPassage[] {
  const found = prompt.matchAll(/<passage id="(\d+)"[^>]*>([\s\S]*?)<\/passage>/g);

  return [...found].map(([, id = '', text = '']) => ({
    id,
    text: text.trim().replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
  }));
}

/** A claim with the first words of the passage for its proof. */
export function claimOf({ id, text }: PromptPassage, claim = 'The document says so.'): string {
  return `${claim} [${id}: "${wordsOf(text).slice(0, 6).join(' ')}"]`;
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
