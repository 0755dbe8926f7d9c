/** File name of the entry module in the folder of compiled modules. */
export const bundledEntry = 'child.js';
