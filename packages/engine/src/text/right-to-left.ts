/** A letter, figure or mark of a script that is read from the right: the blocks of Hebrew, Arabic and their kin. */
export const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
