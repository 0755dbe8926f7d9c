/** The numbers every claim, check and message of the product is made from. */

export const mebibyte = 1024 * 1024;

/** Bytes of all files of one task together. */
export const taskBytes = 100 * mebibyte;

/** Files in one drop or one choice of the file dialog. */
export const filesPerDrop = 10;

/** Files one task may join. */
export const filesPerTask = 20;

/** Seconds from the upload of a file until its key and its bytes are destroyed. */
export const retainSeconds = 3600;

/** Seconds between two polls of a job when its event stream cannot be used. */
export const pollSeconds = 2;

/** Seconds without progress, heartbeat or processor time after which a running job counts as stuck. */
export const stalledSeconds = 60;

/** Cover of an upload: width in pixels and JPEG quality from 0 to 1. */
export const coverWidth = 300;
export const coverQuality = 0.85;
