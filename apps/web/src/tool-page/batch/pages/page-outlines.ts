/** Path data of the icons for page actions, apart from the icons that every page of the site needs. */
export const pageOutlines = {
  blank: 'M6 3h9l4 4v14H6z',
  redo: 'M20 9H9a5 5 0 0 0 0 10h4M16 5l4 4-4 4',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  turnLeft: 'M4 12a8 8 0 1 0 3-6.2M4 3v4h4',
  turnRight: 'M20 12a8 8 0 1 1-3-6.2M20 3v4h-4',
  undo: 'M4 9h11a5 5 0 0 1 0 10h-4M8 5L4 9l4 4',
} as const;
