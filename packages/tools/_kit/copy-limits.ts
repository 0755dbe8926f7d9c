interface LengthLimits {
  readonly least: number;
  readonly most: number;
}

/** Limits of the copy of a tool page: of titles and descriptions in characters, as search engines show them. */
export const copyLimits = {
  subtitle: { least: 1, most: 120 },
  title: { least: 16, most: 60 },
  description: { least: 120, most: 155 },
  steps: 3,
  questions: { least: 4, most: 6 },
} as const satisfies Record<string, LengthLimits | number>;
