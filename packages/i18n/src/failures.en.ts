import {
  filesPerTask,
  freeTaskBytes,
  freeTasksPerDay,
  linkSeconds,
  messageLength,
  nameLength,
  processorSecondsPerHour,
  resultsPerTask,
  retainSeconds,
  stalledSeconds,
  subjectLength,
  taskBytes,
} from '@octavo/contract/limits';
import type { FailureWords } from './failures.ts';
import { formatBytes, formatDuration, formatNumber, plural } from './format.ts';

export const english: FailureWords = {
  'illegal-input': ({ option }) =>
    option ? `Illegal input. Check the option “${option}”.` : 'Illegal input. Check the options.',
  'not-found': `Not found. Files and their tasks are deleted ${formatDuration('en', retainSeconds)} after upload, or before when their owner wishes.`,
  'too-frequent': 'Operation is too frequent, please try again later',
  'request-failed': 'Request Failed. Please try again in a moment.',
  'temporarily-unavailable': 'The service is starting again. Please try again in a few seconds.',
  'create-failed': 'Create failed. Nothing was opened and nothing was charged; please try again in a moment.',
  'job-id-taken': 'This task was already started with other files or options. Start a new one.',

  'login-invalid': 'You are not logged in any more. Please log in again.',
  'sign-in-required': 'Log in to download the result',
  'subscription-required': 'Downloading is part of Pro',
  'pro-feature': ({ remedy }) =>
    remedy === 'pro'
      ? 'This option is part of Pro'
      : 'This option is part of Pro, and of the trial you get by logging in',
  'free-tasks-used': ({ limit = freeTasksPerDay, remedy }) =>
    `You have used your ${formatNumber('en', Number(limit))} free tasks for today. ${remedy === 'pro' ? 'Get Pro' : 'Log in'} for more, or come back tomorrow.`,
  'free-size-exceeded': ({ limit = freeTaskBytes, whole = taskBytes, remedy }) => {
    const [least, most] = [Number(limit), Number(whole)].map((bytes) => formatBytes('en', bytes));

    return remedy === 'pro'
      ? `Your File is Too Large. Without Pro the files of one task may add up to ${least}, with Pro to ${most}.`
      : `Your File is Too Large. Without an account the files of one task may add up to ${least}. Log in for up to ${most}.`;
  },
  'processor-time-used': ({ limit = processorSecondsPerHour.visitor, remedy }) => {
    const duration = formatDuration('en', Number(limit));

    return remedy === 'pro'
      ? `Your files have used the ${duration} of processing time you have per hour. Get Pro for more, or try again in an hour at the latest.`
      : `Your files have used the ${duration} of processing time that visitors have per hour. Log in for more, or try again in an hour at the latest.`;
  },
  'origin-refused': 'This request came from another site and was refused',
  'form-expired':
    'This form belongs to an earlier session and was not sent. Load the page again and repeat your entry.',

  'email-invalid': 'Enter a valid email address',
  'name-length': `Name should be ${nameLength.min}–${nameLength.max} characters`,
  'subject-length': `Subject should be ${subjectLength.min}–${subjectLength.max} characters`,
  'message-length': `Message should be ${messageLength.min} to ${formatNumber('en', messageLength.max)} characters`,
  'account-exists': 'Account already exists with this email. Please login to continue.',
  'account-missing': 'There is no account with this email yet. Please sign up to continue.',
  'link-expired': `This link was used already or is older than ${formatDuration('en', linkSeconds)}. Ask for a new one.`,
  'login-failed': 'Login failed, please try again later or contact us if the problem persists',

  'payment-not-configured': 'Payment method not configured',
  'payment-unavailable': 'Failed to get payment. Nothing was charged; please try again in a moment.',
  'payment-failed': 'Failed payment. Nothing was charged; check the card or choose another way to pay.',
  'payment-not-detected':
    'Payment not detected. It may arrive late: look again in a few minutes before you pay a second time.',
  'payment-pending':
    'A payment of yours is on its way. Your plan begins once it has arrived; please do not pay again.',
  'payment-overdue':
    'The last renewal has not been paid yet. Change the card first; then the plan can be changed.',
  'quote-changed':
    'What the change costs is another sum by now. Nothing was charged; look at the new one before you agree.',
  'money-asked-back': 'You have asked for money back. Until that is decided, the plan stays as it is.',
  'already-subscribed': 'You have this plan already',
  'trial-used': 'Everybody gets one trial, and you have had yours',
  'not-refundable': 'The time for a refund of this payment is over, or it has already been refunded',

  'file-type-not-supported': ({ kind }) =>
    kind
      ? `The file type is not supported (${String(kind).toUpperCase()})`
      : 'The file type is not supported',
  'empty-file': 'The file is empty. Save it again in the program it comes from, or choose another one.',
  'file-too-large': ({ limit = taskBytes, each }) =>
    each
      ? `Your File is Too Large. A file for this tool may be up to ${formatBytes('en', Number(each))}.`
      : `Your File is Too Large. The files of one task may add up to ${formatBytes('en', Number(limit))}.`,
  'too-many-files': ({ limit = filesPerTask }) =>
    `Your number of files is too high. Choose ${formatNumber('en', Number(limit))} at most.`,
  'too-few-files': ({ minimum = 1 }) =>
    minimum === 2
      ? 'Please select two or more PDF files'
      : plural('en', Number(minimum), {
          one: 'Please select a file',
          other: 'Please select {count} files or more',
        }),
  'single-file-only': 'Only supports uploading a single file',
  'upload-failed': 'File upload failed. Check your connection and try again.',
  'file-expired': `The file was deleted, ${formatDuration('en', retainSeconds)} after its upload at the latest. Add it again to go on.`,
  'file-deleted': 'The file was deleted, as its owner wished. Add it again to go on.',
  'storage-full': 'The server has no room for this file right now. Please try again later.',
  'storage-quota': ({ limit = 0, whose }) =>
    whose === 'network'
      ? `Too many files from your network are stored right now: ${formatBytes('en', Number(limit))} is the limit. Log in, or try again later.`
      : `Your files would take up more than ${formatBytes('en', Number(limit))}. Delete some, or try again later: each is deleted ${formatDuration('en', retainSeconds)} after its upload.`,

  'damaged-file': ({ advice }) =>
    advice === 'repair'
      ? 'The file is damaged and could not be read. Try Repair PDF, or another copy of it.'
      : 'The file is damaged and could not be read. Try another copy of it.',
  'password-required': 'The file is protected. Enter its password to go on.',
  'wrong-password': 'Wrong password. Check capitals and the keyboard layout, then try again.',
  'password-not-supported':
    'The file is locked in a way only its own program opens. Remove the password there, then try again.',
  'restricted-file':
    'The owner of this file has restricted what may be done with it. If you have the right to, unlock it first.',
  'not-protected': 'The file has no password and no restrictions. There is nothing to unlock.',
  'password-empty': "Password can't be empty",
  'password-not-fitting':
    'This encryption takes at most 32 characters, Western ones only. Use AES-256 or another password.',
  'rights-not-confirmed': 'Please confirm that you have the right to unlock this file',
  'invalid-pages': ({ count }) =>
    typeof count === 'number'
      ? plural('en', count, {
          one: 'Check the choice of pages. The file has 1 page.',
          other: 'Check the choice of pages. The file has {count} pages; write the ones you want like 1-3,5.',
        })
      : 'Check the choice of pages. Write it like 1-3,5.',
  'no-pages-left': 'No page would be left. Keep at least one.',
  'no-bookmarks': 'The file has no bookmarks to split at. Choose another way to split.',
  'no-images': 'There are no images in these pages. Export the pages themselves instead.',
  'no-tables': 'No table was found in these pages, and no text either',
  'no-text': 'The file holds no text. Its pages are pictures, most likely scans: have them read.',
  'no-words': 'No words could be read on these pages. They may hold no text, or handwriting.',
  'language-missing': ({ languages }) =>
    `This server cannot read ${languages ? `this language: ${languages}` : 'this language'}`,
  'reader-missing': 'This server cannot read scans: the program for it, Tesseract, is not installed',
  'image-too-large': 'The image would have too many pixels. Choose a lower resolution or a smaller image.',
  'page-exceeds-size': ({ page }) =>
    `${page ? `Page ${page}` : 'One page'} alone is larger than the size you chose. Choose a larger size.`,
  'size-unreachable': ({ smallest }) =>
    smallest
      ? `That size is out of reach. The smallest possible here is ${formatBytes('en', Number(smallest))}.`
      : 'That size is out of reach. Choose a larger one.',
  'drm-protected': 'This book is locked with DRM by its seller. Octavo does not open locked books.',
  'version-not-supported': ({ version }) =>
    version
      ? `The file was saved in the version ${version}, which we do not read. Save it in a newer one.`
      : 'The file was saved in a version we do not read. Save it in a newer one.',
  'no-such-sheet': ({ sheets }) =>
    sheets
      ? `Check the choice of sheets. The file has these: ${sheets}.`
      : 'Check the choice of sheets. Write their numbers or names, for example 1,3.',
  'nothing-to-show': 'Nothing could be drawn from this file. Export it as PDF in the program it comes from.',
  'url-required': 'Please fill out URL input field',
  'url-invalid': 'Please provide a valid URL',
  'url-refused':
    'This address is not on the public web. Only public pages over HTTP and HTTPS can be converted.',
  'url-unreachable': ({ status }) =>
    status
      ? `The page could not be loaded: the site answered with the code ${status}. Check the address.`
      : 'The page could not be loaded. Check the address, or try again later.',
  'url-not-a-page':
    'This address leads to a file, not to a page. Save the file and use the tool for its kind.',

  'engine-crashed': 'Processing this task failed. Please try again.',
  'engine-unavailable': 'This tool is not available on this server at the moment',
  'too-complex': ({ page }) =>
    page === undefined
      ? 'This file is too complex to be drawn. Files made to keep programs busy look like this.'
      : `Page ${page} is too complex to be drawn. Leave it out and try again.`,
  'too-many-results': ({ limit = resultsPerTask, count }) =>
    `This would make ${count === undefined ? 'too many files' : `${formatNumber('en', Number(count))} files`}. One task makes ${formatNumber('en', Number(limit))} at most: choose larger parts or fewer pages.`,
  'time-limit': 'This task took too long and was stopped. Try fewer pages or a smaller file.',
  'memory-limit': 'This task needed too much memory and was stopped. Try fewer pages or a smaller file.',
  'output-limit': 'The result would be too large. Choose fewer pages or a lower resolution.',
  'output-broken': 'The result did not pass our check and was discarded. Please try again.',
  stalled: `This task made no progress for ${formatDuration('en', stalledSeconds)} and was stopped. Please try again.`,
  cancelled: 'This task was cancelled',
};
