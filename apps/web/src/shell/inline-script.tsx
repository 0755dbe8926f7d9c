import { createContext, useContext } from 'react';

/** Nonce of the response's content security policy; known on the server only. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * Runs while the page is parsed, before any module. Only the server contains its code: pass it as
 * `import.meta.env.SSR ? … : ''`, so that no browser module contains it again.
 */
export function InlineScript({ code }: { readonly code: string }) {
  return (
    <script
      nonce={useContext(NonceContext)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
