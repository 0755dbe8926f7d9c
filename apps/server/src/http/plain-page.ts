import type { Locale } from '@octavo/i18n/locales';
import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

const style = `
  :root { color-scheme: light dark; --paper: #faf8f4; --sheet: #fff; --rule: #e3ddd1; --ink: #1b1d22;
    --ink-soft: #585c66; --lapis: #2438c8; --on-lapis: #fff; }
  @media (prefers-color-scheme: dark) { :root { --paper: #14161b; --sheet: #1c1f26; --rule: #2d313a;
    --ink: #f1eee8; --ink-soft: #b7b5b0; --lapis: #8d9bff; --on-lapis: #14161b; } }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
  main { box-sizing: border-box; width: min(28rem, 100% - 2rem); margin: 8vh auto 2rem; padding: 1.5rem; background: var(--sheet);
    border: 1px solid var(--rule); border-radius: 10px; }
  h1 { font: 600 1.5rem/1.2 Georgia, serif; margin: 0 0 .75rem; }
  .notice { color: var(--ink-soft); font-size: .875rem; }
  .plan { font-weight: 600; margin-bottom: 0; }
  fieldset { border: 1px solid var(--rule); border-radius: 6px; margin: 1rem 0; padding: .5rem 1rem 1rem; }
  label { display: flex; gap: .625rem; align-items: baseline; padding: .5rem 0; }
  button, .button { display: block; box-sizing: border-box; width: 100%; min-height: 44px; margin-top: .75rem;
    padding: .625rem 1rem; border: 0; border-radius: 6px; font: inherit; text-align: center; text-decoration: none; }
  .button { background: var(--lapis); color: var(--on-lapis); }
  .quiet { background: none; color: var(--ink); text-decoration: underline; }
  :focus-visible { outline: 2px solid var(--lapis); outline-offset: 2px; }
`;

/** A page outside the web application, without script. */
export function plainPage(locale: Locale, title: string, nonce: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex">
        <title>${title} – Octavo</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml">
        <style nonce="${nonce}">${style}</style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}
