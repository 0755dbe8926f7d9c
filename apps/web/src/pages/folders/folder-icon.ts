/** Outline of a folder on a grid of 24 by 24. */
export const folderOutline = 'M3 6h6l2 2.500h10V19H3z';
