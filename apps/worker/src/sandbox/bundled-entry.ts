/** File name in the folder of a bundle by which Node starts it. */
export const bundledEntry = 'child.cjs';
