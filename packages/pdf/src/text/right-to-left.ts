/** A letter, digit or mark of a right-to-left script: the blocks of Hebrew, Arabic and related scripts. */
export const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
