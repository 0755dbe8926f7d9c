/** Flags of all fields (ISO 32000-2, table 227). */
export const readOnlyFlag = 1 << 0;
export const requiredFlag = 1 << 1;

/** Flags of text fields (table 228). */
export const multilineFlag = 1 << 12;
export const passwordFlag = 1 << 13;
export const combFlag = 1 << 24;

/** Flags of buttons (table 229). */
export const noToggleToOffFlag = 1 << 14;
export const radioFlag = 1 << 15;
export const pushFlag = 1 << 16;

/** Flags of choice fields (table 233). */
export const comboFlag = 1 << 17;
export const editableFlag = 1 << 18;
export const multipleFlag = 1 << 21;
