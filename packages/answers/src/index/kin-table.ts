/** Finds stems that resemble another one: by a shared beginning, or by shared trigrams, called pieces. */
export interface KinTable {
  kinOf(stem: string): readonly Kin[];
}

export interface Kin {
  /** Index in the stems of the table. */
  readonly stem: number;
  /** Weight of the found word in place of the asked one, from 0 to 1. */
  readonly likeness: number;
}

const thresholds = {
  /** Letters of the table's keys: shorter words have no kin. */
  beginning: 4,
  /** Share of the longer word's letters that a shared beginning must cover. */
  sharedBeginning: 0.55,
  /** Least Dice coefficient of the pieces of two words. */
  sharedPieces: 0.5,
  beginningLikeness: 0.7,
  piecesLikeness: 0.55,
  /** Kin of one word; the most alike are kept. */
  most: 8,
};

export function kinTable(stems: readonly string[]): KinTable {
  const byBeginning = new Map<string, number[]>();
  const byPiece = new Map<string, number[]>();

  for (const [id, stem] of stems.entries()) {
    if (stem.length < thresholds.beginning || /^\p{N}/u.test(stem)) {
      continue;
    }

    add(byBeginning, stem.slice(0, thresholds.beginning), id);

    for (const piece of piecesOf(stem)) {
      add(byPiece, piece, id);
    }
  }

  return {
    kinOf(stem) {
      if (stem.length < thresholds.beginning || /^\p{N}/u.test(stem)) {
        return [];
      }

      const likeness = new Map<number, number>();

      for (const [id, dice] of sharingPieces(stem, byPiece, stems)) {
        if (dice >= thresholds.sharedPieces && stems[id] !== stem) {
          likeness.set(id, thresholds.piecesLikeness);
        }
      }

      for (const id of byBeginning.get(stem.slice(0, thresholds.beginning)) ?? []) {
        const other = stems[id]!;

        if (other !== stem && sharedBeginning(stem, other) >= thresholds.sharedBeginning) {
          likeness.set(id, thresholds.beginningLikeness);
        }
      }

      return [...likeness]
        .map(([id, value]) => ({ stem: id, likeness: value }))
        .sort((one, other) => other.likeness - one.likeness || one.stem - other.stem)
        .slice(0, thresholds.most);
    },
  };
}

function add(table: Map<string, number[]>, key: string, id: number): void {
  const ids = table.get(key);

  if (ids === undefined) {
    table.set(key, [id]);
  } else {
    ids.push(id);
  }
}

/** Pieces of three letters, without repetition. */
function piecesOf(word: string): Set<string> {
  const pieces = new Set<string>();

  for (let at = 0; at + 3 <= word.length; at += 1) {
    pieces.add(word.slice(at, at + 3));
  }

  return pieces;
}

function* sharingPieces(
  stem: string,
  byPiece: ReadonlyMap<string, readonly number[]>,
  stems: readonly string[],
): Generator<[number, number]> {
  const pieces = piecesOf(stem);
  const shared = new Map<number, number>();

  for (const piece of pieces) {
    for (const id of byPiece.get(piece) ?? []) {
      shared.set(id, (shared.get(id) ?? 0) + 1);
    }
  }

  for (const [id, count] of shared) {
    yield [id, (2 * count) / (pieces.size + stems[id]!.length - 2)];
  }
}

/** Shared beginning as a share of the longer word. */
function sharedBeginning(one: string, other: string): number {
  let length = 0;

  while (length < one.length && one[length] === other[length]) {
    length += 1;
  }

  return length / Math.max(one.length, other.length);
}
