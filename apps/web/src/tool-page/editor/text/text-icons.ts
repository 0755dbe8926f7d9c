/** Outlines of the styles of text on a 24 by 24 grid. */
export const textIcons = {
  bold: 'M8 5h5a3.5 3.5 0 0 1 0 7H8zM8 12h6a3.5 3.5 0 0 1 0 7H8z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  underline: 'M7 5v6a5 5 0 0 0 10 0V5M6 20h12',
  strike: 'M5 12h14M16 8c0-2-2-3-4-3s-4 1-4 3M8 16c0 2 2 3 4 3s4-1 4-3',
  left: 'M4 6h16M4 10h10M4 14h16M4 18h10',
  center: 'M4 6h16M7 10h10M4 14h16M7 18h10',
  right: 'M4 6h16M10 10h10M4 14h16M10 18h10',
  justify: 'M4 6h16M4 10h16M4 14h16M4 18h16',
} as const;
