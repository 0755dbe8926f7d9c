import { withProduct } from '../../offer/product-links.ts';

/** Path of the page with the upload, without its language. */
export const startPath = '/ai-pdf';

/** Path of a conversation, without its language. */
export function chatPath(document: string): string {
  return `${startPath}/chat/${document}`;
}

/** Address of the plans for questions, which lead back to a path after the payment. */
export function plansFor(address: (path: string) => string, next: string): string {
  return `${address('/pricing')}?${withProduct(new URLSearchParams({ next: address(next) }), 'ai_pdf_single')}`;
}
