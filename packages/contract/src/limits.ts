/** Limits behind every claim, check and message of the product. */

export const mebibyte = 1024 * 1024;

/** Bytes of all files of one task together. */
export const taskBytes = 100 * mebibyte;

/** Files in one drop or one choice of the file dialog. */
export const filesPerDrop = 10;

/** Files one task may join. */
export const filesPerTask = 20;

/** Files of options, such as a picture, that one task may have beside them. */
export const optionFilesPerTask = 10;

/** Operations of one edit list. */
export const operationsPerList = 5000;

/** Seconds from the upload of a file until its key and its bytes are destroyed. */
export const retainSeconds = 3600;

/** Share of a job's progress that is its work; the rest is the check of its results. */
export const workShare = 0.9;

/** Seconds between two polls of a job when its event stream cannot be used. */
export const pollSeconds = 2;

/** Seconds without progress, heartbeat or processor time after which a running job counts as stuck. */
export const stalledSeconds = 60;

/** Cover of an upload: width in pixels and JPEG quality from 0 to 1. */
export const coverWidth = 300;
export const coverQuality = 0.85;

/**
 * Tasks a day of a visitor's browser, and of an account with neither trial nor subscription. Successes count, and tasks
 * that were ended by a limit.
 */
export const freeTasksPerDay = 5;

/** Tasks a day of all visitors at one network address, against abuse: offices and mobile networks share one. */
export const addressTasksPerDay = 60;

/** Seconds of processor time the tasks of a visitor, and of a trial, may use within an hour. */
export const processorSecondsPerHour = { visitor: 300, trial: 1800 };

/** Seconds of processor time that drawing or reading one page may take. */
export const pageProcessorSeconds = 20;

/** Files one task may make. */
export const resultsPerTask = 5000;

/** Bytes of all files of one task for visitors and for accounts with neither trial nor subscription. */
export const freeTaskBytes = 20 * mebibyte;

/** Days of the trial that signing in gives. */
export const trialDays = 3;

/** Seconds before the end of a plan's trial until which cancelling it is free. */
export const cancelBeforeSeconds = 24 * 3600;

/** Seconds for which the quote of a plan change is valid. */
export const quoteSeconds = 30 * 60;

/** Seconds for which access continues after a failed renewal, while the provider retries. */
export const graceSeconds = 7 * 24 * 3600;

/** Seconds for which access continues after a trial, while its first charge is pending. */
export const conversionSeconds = 24 * 3600;

/** Days after a payment in which a refund can be requested, and days of the European right of withdrawal. */
export const refundDays = 30;
export const withdrawalDays = 14;

/** Days within which a refund is sent. */
export const payBackDays = 14;

/** Days of notice that subscribers get before new terms or the end of the service. */
export const noticeDays = 30;

/** Seconds a link for logging in works. */
export const linkSeconds = 15 * 60;

/** Seconds a session lasts without being used. */
export const sessionSeconds = 30 * 24 * 3600;

/**
 * Preview limits of results the user may not download: pages per result, results, longer side of a page in
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

/** Seconds for which the device cookie, and the cookies with the user's choices, are valid. */
export const deviceSeconds = 365 * 24 * 3600;
export const choiceSeconds = 365 * 24 * 3600;

/** Files of one document that is asked about. */
export const filesPerDocument = 5;

/** Characters of a question about a document. */
export const questionCharacters = 1000;

/** Characters of a text selected on a page that a question may be about. */
export const selectionCharacters = 2000;

/**
 * Files and questions about documents for visitors, and for accounts with neither trial nor subscription: for as long
 * as the account exists. Only what was read, and what was answered or refused, counts.
 */
export const freeDocuments = 5;
export const freeQuestions = 50;

/** Seconds without a sign of the process that answers a question after which the question has failed. */
export const answerStalledSeconds = 30;
