/** Letters that join the one before them only, and those that join none (Unicode, ArabicShaping.txt). */
const joinsBackOnly =
  /^[\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef]$/;
const joinsNone = /^[\u0621\u0674\u06dd]$/;

/** Sides on which a letter of Arabic script is joined: its form. */
export interface LetterJoins {
  readonly before: boolean;
  readonly behind: boolean;
}

/** Joins of the letters of a cluster between two others, in the order of reading. */
export function joinsOf(before: string, cluster: string, behind: string): LetterJoins {
  const [first = '', last = ''] = [cluster.at(0), cluster.at(-1)];

  return {
    before: joinsNext(before) && joinsBack(first),
    behind: joinsNext(last) && joinsBack(behind),
  };
}

function joinsBack(letter: string): boolean {
  return (
    /^[\p{L}\u0640]$/u.test(letter) &&
    /^\p{Script_Extensions=Arabic}$/u.test(letter) &&
    !joinsNone.test(letter)
  );
}

function joinsNext(letter: string): boolean {
  return joinsBack(letter) && !joinsBackOnly.test(letter);
}
