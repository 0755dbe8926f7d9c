/** Flags of text fields (ISO 32000-2, table 228). */
export const multilineFlag = 1 << 12;
export const passwordFlag = 1 << 13;
export const combFlag = 1 << 24;

/** Flags of choice fields (table 230). */
export const comboFlag = 1 << 17;
export const editableFlag = 1 << 18;
