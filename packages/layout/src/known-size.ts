const thresholds = {
  /** Font size of text that shows none, in points. */
  unknownSize: 10,
};

/** A font size, or the usual one where there is no text to take it from. */
export function knownSize(sizePoints: number | null | undefined): number {
  return sizePoints ?? thresholds.unknownSize;
}
