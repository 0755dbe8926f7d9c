/** Nine positions on a page as shown, row by row. */
export const pagePositions = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export type PagePosition = (typeof pagePositions)[number];
