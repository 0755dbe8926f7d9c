/** Unicode equivalents of symbol font characters with private-use codes. */
const signs: Readonly<Record<string, string>> = {
  '\uf06c': '●',
  '\uf06e': '■',
  '\uf06f': '□',
  '\uf071': '❑',
  '\uf076': '❖',
  '\uf077': '◆',
  '\uf09f': '•',
  '\uf0a1': '○',
  '\uf0a7': '▪',
  '\uf0a8': '◻',
  '\uf0b7': '•',
  '\uf0d8': '➢',
  '\uf0e0': '→',
  '\uf0f0': '⇨',
  '\uf0fc': '✔',
  '\uf02d': '–',
};

const privateUse = /^[\ue000-\uf8ff]/;

/** Bullet character; an unknown private-use character becomes a dot. */
export function bulletSign(character: string): string {
  return signs[character] ?? (privateUse.test(character) ? '•' : character);
}
