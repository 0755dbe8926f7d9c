/** Path of the page with the upload, without its language. */
export const startPath = '/ai-pdf';

/** Path of a conversation, without its language. */
export function chatPath(document: string): string {
  return `${startPath}/chat/${document}`;
}
