/** A bullet as Word writes it: a character, and the font of symbols that it is one of. */
export interface Bullet {
  readonly character: string;
  readonly family: 'Symbol' | 'Wingdings' | null;
}

/** The bullets that Word itself offers, by their code in the font of symbols that has them. */
const families: ReadonlyMap<string, 'Symbol' | 'Wingdings'> = new Map(
  Object.entries({
    '\uf0b7': 'Symbol',
    '\uf02d': 'Symbol',
    '\uf0a7': 'Wingdings',
    '\uf0a8': 'Wingdings',
    '\uf0d8': 'Wingdings',
    '\uf0fc': 'Wingdings',
    '\uf0e0': 'Wingdings',
    '\uf06f': 'Wingdings',
    '\uf076': 'Wingdings',
    '\uf071': 'Wingdings',
  }),
);

/** The bullet to write: what other fonts have at the codes of a private use means nothing in any font of Word. */
export function bulletOf(character: string): Bullet {
  const family = families.get(character);

  if (family !== undefined) {
    return { character, family };
  }

  return {
    character: /^[\ue000-\uf8ff]/.test(character) || character === '' ? '•' : character,
    family: null,
  };
}
