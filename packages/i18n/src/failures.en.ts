import type { RedactionPattern, RedactionPlace } from '@octavo/contract/edits/redactions';
import type { EditObstacle, TimeStampFault } from '@octavo/contract/failures';
import {
  addressTasksPerDay,
  filesPerTask,
  freeDocuments,
  freeQuestions,
  freeTaskBytes,
  freeTasksPerDay,
  linkSeconds,
  messageLength,
  nameLength,
  processorSecondsPerHour,
  questionCharacters,
  resultsPerTask,
  retainSeconds,
  stalledSeconds,
  subjectLength,
  taskBytes,
} from '@octavo/contract/limits';
import type { FailureWords } from './failures.ts';
import { formatBytes, formatDuration, formatNumber, plural } from './format.ts';
import { inLanguages } from './language-names.ts';
import { english as redaction } from './redaction-words.en.ts';
import { english as signing } from './signing-failures.en.ts';

const editObstacles: Readonly<Record<EditObstacle, string>> = {
  'area-empty': 'nothing would be left of the page',
  'hits-moved':
    'matches to keep were chosen before the text of their page changed; redact the changed file instead',
  'asset-missing': 'its image or file was not sent with it',
  field: 'it concerns a form field',
  'last-page': 'a document needs at least one page',
  'field-name-taken': 'a field of this name already exists',
  'field-not-editable': 'fields of this kind can be filled in, but not changed',
  'kind-differs': 'it concerns another kind of object',
  'not-supported': 'we can’t change this kind of object',
  'object-without-area': 'the object has no area',
  'page-missing': 'the page does not exist',
};

const timeStampFaults: Readonly<Record<TimeStampFault, string>> = {
  certificate: 'its certificate is not one for time stamps',
  signature: 'its signature is wrong',
  time: 'its time is wrong, or the clock of this server',
  unreadable: 'it is not a time stamp',
};

export const english: FailureWords = {
  'illegal-input': ({ option }) =>
    option ? `Illegal input. Check the option “${option}”.` : 'Illegal input. Check the options.',
  'not-found': `Not found. Files and their tasks are deleted ${formatDuration('en', retainSeconds)} after upload, or earlier at their owner’s request.`,
  'unknown-call': 'There is no call with this address and method',
  'too-frequent': 'Operation is too frequent, please try again later',
  'request-failed': 'Request Failed. Please try again in a moment.',
  'temporarily-unavailable': 'The service is restarting. Please try again in a few seconds.',
  'not-offered': 'This call is not offered here',
  'create-failed': 'Something went wrong. Nothing was created or charged; try again in a moment.',
  'job-id-taken': 'This task was already started with other files or options. Start a new one.',

  'login-invalid': 'You are no longer logged in. Please log in again.',
  'sign-in-required': 'Downloads are included in Pro. Create an account or log in to continue.',
  'subscription-required': 'Downloads are included in Pro',
  'pro-feature': ({ remedy }) =>
    remedy === 'pro'
      ? 'This option is included in Pro'
      : 'This option is included in Pro and in the free trial you get when you sign up',
  'free-tasks-used': ({ limit = freeTasksPerDay, remedy }) =>
    `You have used your ${formatNumber('en', Number(limit))} free tasks for today. ${remedy === 'pro' ? 'Get Pro' : 'Log in'} for more, or come back tomorrow.`,
  'address-tasks-used': ({ limit = addressTasksPerDay }) =>
    `The ${formatNumber('en', Number(limit))} free tasks per day for all visitors at your network address are used up. Log in for more, or come back tomorrow.`,
  'free-size-exceeded': ({ limit = freeTaskBytes, whole = taskBytes, remedy }) => {
    const [least, most] = [Number(limit), Number(whole)].map((bytes) => formatBytes('en', bytes));

    return remedy === 'pro'
      ? `This file is too large. Without Pro, the files in one task can add up to ${least}; with Pro, ${most}.`
      : `This file is too large. Without an account, the files in one task can add up to ${least}. Log in for up to ${most}.`;
  },
  'document-limit': ({ limit = freeDocuments, remedy }) =>
    `You have used your ${formatNumber('en', Number(limit))} free documents. ${remedy === 'pro' ? 'Get AI PDF or Pro' : 'Log in'} to add more.`,
  'question-limit': ({ limit = freeQuestions, remedy }) =>
    `You have asked your ${formatNumber('en', Number(limit))} free questions. ${remedy === 'pro' ? 'Get AI PDF or Pro' : 'Log in'} to ask more.`,
  'processor-time-used': ({ limit = processorSecondsPerHour.visitor, remedy }) => {
    const duration = formatDuration('en', Number(limit));

    return remedy === 'pro'
      ? `You have used your ${duration} of processing time for this hour. Get Pro for more, or wait up to an hour.`
      : `You have used the ${duration} of processing time per hour available without an account. Log in for more, or wait up to an hour.`;
  },
  'origin-refused': 'This request came from another site and was refused',
  'form-expired':
    'This form belongs to an earlier session and was not sent. Reload the page and enter your data again.',

  'email-invalid': 'Enter a valid email address',
  'name-length': `Name should be ${nameLength.min}–${nameLength.max} characters`,
  'subject-length': `Subject should be ${subjectLength.min}–${subjectLength.max} characters`,
  'message-length': `Message should be ${messageLength.min} to ${formatNumber('en', messageLength.max)} characters`,
  'account-exists': 'Account already exists with this email. Please login to continue.',
  'account-missing': 'There is no account with this email yet. Please sign up to continue.',
  'link-expired': `This link has already been used or is older than ${formatDuration('en', linkSeconds)}. Request a new one.`,
  'login-failed': 'Login failed, please try again later or contact us if the problem persists',

  'payment-not-configured': 'Payment method not configured',
  'payment-unavailable': 'Failed to get payment. Nothing was charged; please try again in a moment.',
  'payment-failed': 'Failed payment. Nothing was charged; check your card or choose another payment method.',
  'payment-not-detected':
    'Payment not detected. It may be delayed: check again in a few minutes before you pay a second time.',
  'payment-pending':
    'Your payment is being processed. Your plan starts as soon as it arrives; please do not pay again.',
  'payment-overdue':
    'The last renewal has not been paid yet. Update your payment method before you change plans.',
  'quote-changed': 'The price of this change has been updated. You were not charged; please review it.',
  'money-asked-back': 'You have a pending refund request. You can change plans once it is decided.',
  'already-subscribed': 'You already have this plan',
  'trial-used': 'You have already used your free trial',
  'not-refundable': 'The refund period for this payment is over, or it has already been refunded',

  'file-type-not-supported': ({ kind, named }) => {
    const base = 'The file type is not supported';
    const [content, name] = [kind, named].map((type) => String(type ?? '').toUpperCase());

    if (!name) {
      return content ? `${base} (${content})` : base;
    }

    return `${base}: the name says ${name}, ${content ? `the content is ${content}` : 'the content does not'}`;
  },
  'empty-file': 'The file is empty. Save it again in its original program, or choose another file.',
  'file-too-large': ({ limit = taskBytes, each }) =>
    each
      ? `This file is too large. A file for this tool can be up to ${formatBytes('en', Number(each))}.`
      : `This file is too large. The files in one task can add up to ${formatBytes('en', Number(limit))}.`,
  'too-many-files': ({ limit = filesPerTask }) =>
    `Too many files. The maximum is ${formatNumber('en', Number(limit))}.`,
  'too-few-files': ({ minimum = 1 }) =>
    minimum === 2
      ? 'Please select two or more PDF files'
      : plural('en', Number(minimum), {
          one: 'Please select a file',
          other: 'Please select {count} files or more',
        }),
  'single-file-only': 'This tool takes one file at a time',
  'upload-failed': 'File upload failed. Check your connection and try again.',
  'file-expired': `The file was deleted, ${formatDuration('en', retainSeconds)} after its upload at the latest. Add it again to continue.`,
  'file-deleted': 'The file was deleted at its owner’s request. Add it again to continue.',
  'storage-full': 'The server is out of storage right now. Please try again later.',
  'storage-quota': ({ limit = 0, whose }) =>
    whose === 'network'
      ? `Your network has reached its storage limit of ${formatBytes('en', Number(limit))}. Log in, or try again later.`
      : `Your files would exceed your storage limit of ${formatBytes('en', Number(limit))}. Delete some, or try again later: files are deleted ${formatDuration('en', retainSeconds)} after upload.`,

  'damaged-file': ({ advice }) =>
    advice === 'repair'
      ? 'The file is damaged and could not be opened. Try Repair PDF, or use another copy.'
      : 'The file is damaged and could not be opened. Try another copy.',
  'password-required': 'The file is protected. Enter its password to continue.',
  'trust-unreadable': 'There is no readable certificate here. Give PEM or DER files, or a folder of them.',
  'encrypted-signatures':
    'The signatures of a file with a password cannot be checked yet. Unlocking it would change the signed bytes.',
  'wrong-password': 'Wrong password. Check Caps Lock and your keyboard layout, then try again.',
  'password-not-supported':
    'The file’s protection is not supported. Remove the password in its original program, then try again.',
  'restricted-file':
    'The owner of this file has restricted what can be done with it. Confirm that you have the right to, or unlock it first.',
  'not-protected': 'The file has no password and no restrictions. There is nothing to unlock.',
  'password-empty': "Password can't be empty",
  'password-not-fitting':
    'This encryption allows at most 32 Western characters. Use AES-256 or another password.',
  'rights-not-confirmed': 'Please confirm that you have the right to unlock this file',
  'invalid-pages': ({ count }) =>
    typeof count === 'number'
      ? plural('en', count, {
          one: 'Check the page range. The file has 1 page.',
          other: 'Check the page range. The file has {count} pages; enter a range such as 1-3,5.',
        })
      : 'Check the page range. Enter a range such as 1-3,5.',
  'no-pages-left': 'You can’t delete every page. Keep at least one.',
  'no-bookmarks': 'The file has no bookmarks to split at. Choose another way to split it.',
  'no-images': 'There are no images on these pages. Export whole pages instead.',
  'no-tables': 'No tables or text were found on these pages',
  'no-text': 'The file has no text; its pages look like scans. Turn on OCR.',
  'no-words': 'No text could be recognized on these pages. They may be blank or handwritten.',
  'character-missing': ({ character, code, page }) =>
    `None of our fonts has the character ${character ? `“${character}” (${code})` : 'you entered'}${page ? `, which is in a field or text box on page ${page}` : ''}. Remove it or replace it.`,
  'field-missing': ({ field }) => `The form has no field ${field ? `named “${field}”` : 'of this name'}`,
  'field-value-invalid': ({ field }) =>
    `${field ? `The field “${field}”` : 'A field of the form'} does not accept this value`,
  'form-values-wrong': ({ problems }) => `Some answers do not fit the form${problems ? `: ${problems}` : ''}`,
  'language-missing': ({ languages }) =>
    `There is no data here to recognize text ${inLanguages('en', languages)}`,
  'language-damaged': ({ languages }) =>
    `The data to recognize text ${inLanguages('en', languages)} is damaged. Replace it, or choose other languages.`,
  'language-not-fetched': ({ languages, host }) =>
    `The data to recognize text ${inLanguages('en', languages)} could not be fetched${host ? ` from ${host}` : ''}. Check the connection and try again.`,
  'language-not-saved': 'The folder for language data could not be written to',
  'reader-missing': 'OCR is not available on this server: Tesseract is not installed',
  'text-not-found': ({ text, pattern, number, unreadPages }) =>
    `${pattern ? `The document has no ${redaction.patterns[pattern as RedactionPattern]}` : `${text ? `“${text}”` : 'This text'}${number ? ` (change ${number})` : ''} is not in the document`}${unreadPages ? `. Pages that OCR could not read: ${unreadPages}` : ''}`,
  'mark-missing': 'There is nothing to place: give an image, a text, the date or a list of edits',
  'mark-place-missing':
    'Give the position of the signature, in points from the upper left corner of the page',
  'mark-off-page': ({ page }) =>
    `The signature would extend beyond ${page ? `page ${page}` : 'the page'}. Choose another position or a smaller width.`,
  'no-edits': 'There is nothing to change: give a list of edits, a text to highlight, a note or comments',
  'edit-too-new': 'This list of edits was made by a later version. Reload the page, or update the program.',
  'crop-empty': ({ page }) =>
    `Nothing would be left of ${page ? `page ${page}` : 'a page'}. Choose smaller margins or another area.`,
  'picture-not-cut': ({ page, number }) =>
    `An image ${page ? `on page ${page}` : 'in the file'} is in a format that we can’t cut. ${number ? `Change ${number} can’t be made: mark the whole image` : 'Hide what is outside instead of removing it'}.`,
  'edit-base-differs': 'These changes belong to another file. Open the file that they were made for.',
  'edit-not-found': ({ number }) =>
    `${number ? `Change ${number}` : 'A change'} refers to something that is not in the file`,
  'edit-not-possible': ({ number, reason }) =>
    `${number ? `Change ${number}` : 'A change'} can’t be made${reason ? `: ${editObstacles[reason as EditObstacle]}` : ''}`,
  'signature-forbids-edit':
    'The signature of this file does not allow this change. Remove the signature in a copy to edit it.',
  ...signing,
  'redaction-incomplete': ({ place, page, number }) =>
    `Some of what you redacted${number ? ` (change ${number})` : ''} is still in the file${place ? `: ${redaction.places[place as RedactionPlace]}${page ? `, page ${page}` : ''}` : ''}. No result was made. Mark that area, too, and try again.`,
  'time-stamp-not-configured':
    'This level needs a time stamp, and no time-stamp authority is configured. Choose the level B-B, or give the address of an authority.',
  'time-stamp-missing': 'The file has no document time stamp that could be renewed',
  'time-stamp-unreachable':
    'The time-stamp authority could not be reached, so the file was not signed. Try again later.',
  'time-stamp-late':
    'The time-stamp authority did not answer in time, so the file was not signed. Try again later.',
  'time-stamp-refused': 'The time-stamp authority refused the request, so the file was not signed',
  'time-stamp-differs':
    'The time-stamp authority answered a different request. Its time stamp was not used, and the file was not signed.',
  'time-stamp-invalid': ({ fault }) =>
    `The answer of the time-stamp authority can’t be used${fault ? `: ${timeStampFaults[fault as TimeStampFault]}` : ''}. The file was not signed.`,
  'chain-incomplete': ({ name }) =>
    `The issuer of the certificate ${name ? `“${name}” ` : ''}is missing and could not be fetched. Without it, this level can’t be reached.`,
  'revocation-unknown': ({ name }) =>
    `There is no current proof from the authority that the certificate ${name ? `“${name}” ` : ''}is not revoked. Without it, this level can’t be reached.`,
  'certificate-revoked': ({ name }) =>
    `The certificate ${name ? `“${name}” ` : ''}was revoked by its issuer. It must not be used any more.`,
  'image-too-large': 'The image would have too many pixels. Choose a lower resolution or a smaller image.',
  'page-exceeds-size': ({ page }) =>
    `${page ? `Page ${page}` : 'One page'} alone is larger than the size you chose. Choose a larger size.`,
  'size-unreachable': ({ smallest }) =>
    smallest
      ? `We can’t get it that small. The smallest we can do is ${formatBytes('en', Number(smallest))}.`
      : 'We can’t get it that small. Choose a larger size.',
  'drm-protected': 'This book is protected by its seller’s DRM. Octavo cannot open DRM-protected books.',
  'version-not-supported': ({ version }) =>
    version
      ? `The file was saved in version ${version}, which is not supported. Save it in a newer version.`
      : 'The file was saved in a version that is not supported. Save it in a newer version.',
  'no-such-sheet': ({ sheets }) =>
    sheets
      ? `Check the selected sheets. The file contains: ${sheets}.`
      : 'Check the selected sheets. Enter their numbers or names, for example 1,3.',
  'nothing-to-show':
    'No content could be rendered from this file. Export it as PDF from its original program.',
  'url-required': 'Enter a web address',
  'url-invalid': 'Please provide a valid URL',
  'url-refused': 'This address is not public. Only public pages over HTTP and HTTPS can be converted.',
  'url-unreachable': ({ status }) =>
    status
      ? `The page could not be loaded: the site returned status ${status}. Check the address.`
      : 'The page could not be loaded. Check the address, or try again later.',
  'url-not-a-page':
    'This address leads to a file, not a page. Download the file and use the tool for its type.',

  'outside-folders': 'This path is outside the folders in which files may be read and written',
  'question-too-long': ({ limit = questionCharacters }) =>
    `This question is too long. Ask with up to ${formatNumber('en', Number(limit))} characters.`,
  'reading-broken':
    'The text read from this document did not pass our checks, so you cannot ask about it. Please upload it again.',
  'document-not-ready': 'The document is still being read. Please ask again in a moment.',
  'model-busy': 'The model is busy. This question was not counted; please ask again in a moment.',
  'model-unreachable':
    'The model did not answer. This question was not counted; please ask again in a moment.',
  'model-refused-key':
    'The model refused this service. This question was not counted; the operator has to check the settings.',
  'answer-cut': 'The answer was cut off. This question was not counted; please ask again.',
  'engine-crashed': 'Processing this task failed. Please try again.',
  'engine-unavailable': ({ program }) =>
    program
      ? `This tool needs ${program}, which is not installed`
      : 'This tool is not available at the moment',
  'too-complex': ({ page }) =>
    page === undefined
      ? 'This file is too complex to process. It may be designed to overload software.'
      : `Page ${page} is too complex to process. Leave it out and try again.`,
  'too-many-results': ({ limit = resultsPerTask, count }) =>
    `This would create ${count === undefined ? 'too many files' : `${formatNumber('en', Number(count))} files`}. The limit is ${formatNumber('en', Number(limit))} per task: choose larger parts or fewer pages.`,
  'time-limit': 'This task took too long and was stopped. Try fewer pages or a smaller file.',
  'memory-limit': 'This task needed too much memory and was stopped. Try fewer pages or a smaller file.',
  'output-limit': 'The result would be too large. Choose fewer pages or a lower resolution.',
  'output-broken': 'The result did not pass our checks and was discarded. Please try again.',
  stalled: `This task made no progress for ${formatDuration('en', stalledSeconds)} and was stopped. Please try again.`,
  cancelled: 'This task was cancelled',
};
