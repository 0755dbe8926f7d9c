import type { EmailMessage } from '@octavo/domain/mail/outbox';
import type { Locale } from '../locales.ts';
import type { EmailText } from './email-text.ts';

const signature: Readonly<Record<Locale, string>> = {
  en: 'Octavo, the PDF toolbox',
  fr: 'Octavo, la boîte à outils PDF',
};

/**
 * Renders an email as plain text and HTML with the same content. It loads no external resources and contains
 * no tracking.
 */
export function composeEmail(locale: Locale, email: EmailText): EmailMessage {
  return { subject: email.subject, text: plainText(locale, email), html: html(locale, email) };
}

function plainText(locale: Locale, { paragraphs, action, notes }: EmailText): string {
  const parts = [
    ...paragraphs,
    ...(action === null ? [] : [`${action.label}\n${action.url}`]),
    ...notes,
    // Signature separator of mail programs (RFC 3676, 4.3).
    `-- \n${signature[locale]}`,
  ];

  return `${parts.join('\n\n')}\n`;
}

const text = 'margin:0 0 16px;font:16px/1.5 system-ui,-apple-system,Segoe UI,sans-serif;color:#1b1d22';
const small = 'margin:0 0 8px;font:13px/1.5 system-ui,-apple-system,Segoe UI,sans-serif;color:#585c66';
const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#2438c8;color:#ffffff;text-decoration:none';

function html(locale: Locale, { subject, paragraphs, action, notes }: EmailText): string {
  const lines = [
    '<!doctype html>',
    `<html lang="${locale}">`,
    `<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#ffffff">',
    '<div style="max-width:560px;margin:0 auto">',
    ...paragraphs.map((paragraph) => `<p style="${text}">${escaped(paragraph)}</p>`),
    ...(action === null ? [] : actionLines(action)),
    ...notes.map((note) => `<p style="${small}">${escaped(note)}</p>`),
    `<p style="${small}">${escaped(signature[locale])}</p>`,
    '</div>',
    '</body>',
    '</html>',
  ];

  return `${lines.join('\n')}\n`;
}

/** Also prints the URL, because some users avoid buttons in emails. */
function actionLines({ label, url }: { readonly label: string; readonly url: string }): string[] {
  const href = escaped(url);

  return [
    `<p style="${text}"><a href="${href}" style="${button}">${escaped(label)}</a></p>`,
    `<p style="${small};word-break:break-all">${href}</p>`,
  ];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(plain: string): string {
  return plain.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
}
