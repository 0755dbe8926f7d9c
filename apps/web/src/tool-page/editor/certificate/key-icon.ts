/** Outline of a key on a 24 by 24 grid. */
export const keyIcon = 'M8.5 15.5a4 4 0 1 0 0-.01zM11.5 12.5L19 5M16 8l2.5 2.5';
