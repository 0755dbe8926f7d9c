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

/** The share of a job's progress that is its work; over the rest of it, results are checked. */
export const workShare = 0.9;

/** Seconds between two polls of a job when its event stream cannot be used. */
export const pollSeconds = 2;

/** Seconds without progress, heartbeat or processor time after which a running job counts as stuck. */
export const stalledSeconds = 60;

/** Cover of an upload: width in pixels and JPEG quality from 0 to 1. */
export const coverWidth = 300;
export const coverQuality = 0.85;

/**
 * Tasks a day for visitors, and for accounts with neither trial nor subscription. Successes count, and tasks that were
 * ended by a limit.
 */
export const freeTasksPerDay = 5;

/** Seconds of processor time the tasks of a visitor, and of a trial, may use within an hour. */
export const processorSecondsPerHour = { visitor: 300, trial: 1800 };

/** Seconds of processor time that drawing or reading one page may take. */
export const pageProcessorSeconds = 20;

/** Files one task may make. */
export const resultsPerTask = 5000;

/** Bytes of all files of one task for the same. */
export const freeTaskBytes = 20 * mebibyte;

/** Days of the trial that signing in gives. */
export const trialDays = 3;

/** A trial of a plan costs nothing when it is cancelled so many seconds before its end, or earlier. */
export const cancelBeforeSeconds = 24 * 3600;

/** Seconds for which the sum a change of plan was quoted at can be agreed to. */
export const quoteSeconds = 30 * 60;

/** Seconds for which access goes on after a renewal failed, while the provider tries again. */
export const graceSeconds = 7 * 24 * 3600;

/** The same after a trial, while its first charge is awaited. */
export const conversionSeconds = 24 * 3600;

/** Days from a payment in which money back can be asked for, and those of the European right of withdrawal. */
export const refundDays = 30;
export const withdrawalDays = 14;

/** Days within which money that is given back is on its way. */
export const payBackDays = 14;

/** Days before which people with a plan are told of new terms, and of an end of the service. */
export const noticeDays = 30;

/** Seconds a link for logging in works. */
export const linkSeconds = 15 * 60;

/** Seconds a session lasts without being used. */
export const sessionSeconds = 30 * 24 * 3600;

/**
 * What can be seen of results that may not be downloaded: pages of each, of so many results, the longer side of a page in
 * pixels, characters of a text.
 */
export const previewPages = 3;
export const previewResults = 20;
export const previewPixels = 1000;
export const previewCharacters = 1000;

/** Characters of a name. */
export const nameLength = { min: 2, max: 20 };

/** Characters of the parts of a message to the operator. */
export const subjectLength = { min: 2, max: 120 };
export const messageLength = { min: 10, max: 5000 };
export const aboutLength = { max: 100 };

/** Days for which a message to the operator is kept. */
export const messageDays = 365;

/** Seconds for which a browser is known again, and for which it keeps what somebody chose. */
export const deviceSeconds = 365 * 24 * 3600;
export const choiceSeconds = 365 * 24 * 3600;
