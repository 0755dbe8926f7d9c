/** A bullet as Word writes it: a character and the symbol font it belongs to. */
export interface Bullet {
  readonly character: string;
  readonly family: 'Symbol' | 'Wingdings' | null;
}

/** Bullets that Word itself offers, by their code in the symbol font. */
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

/** Bullet to write. Private-use codes of other fonts have no meaning in Word's fonts, so they become `•`. */
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
