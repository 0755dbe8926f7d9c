/** Nine positions on a page as shown. */
export const pagePositions = [
  'center',
  'top-left',
  'top',
  'top-right',
  'left',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export type PagePosition = (typeof pagePositions)[number];
