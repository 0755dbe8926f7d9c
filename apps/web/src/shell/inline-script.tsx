import { createContext, useContext } from 'react';

/** The nonce of this answer's content security policy; known on the server only. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * Runs while the page is being read, before any module. Only the server writes its code: give it as
 * `import.meta.env.SSR ? … : ''`, and no module of the browser carries it a second time.
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
