/** A stem hint: its lower or left edge and its width, in character space. */
export interface Stem {
  readonly edge: number;
  readonly width: number;
}

/** The stem hints that are active together. */
export interface HintSet {
  readonly horizontal: Stem[];
  readonly vertical: Stem[];
}

/**
 * One segment of a glyph's path; coordinates are absolute, `hintSet` is an index into the glyph's hint sets.
 */
export type OutlineStep = { readonly hintSet: number } & (
  | { readonly kind: 'move' | 'line'; readonly points: readonly number[] }
  | { readonly kind: 'curve'; readonly points: readonly number[] }
);

/** Path and hints of a glyph, the common model of both charstring formats. */
export interface GlyphOutline {
  readonly width: number;
  readonly steps: readonly OutlineStep[];
  readonly hintSets: readonly HintSet[];
}
