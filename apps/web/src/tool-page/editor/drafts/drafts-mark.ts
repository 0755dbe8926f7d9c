/** Set in local storage while there may be drafts, so that pages without any load nothing to look for them. */
export const draftsMark = 'octavo-drafts';
