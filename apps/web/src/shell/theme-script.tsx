import { createContext, useContext } from 'react';
import { themeScript } from './theme.ts';

/** The nonce of this answer's content security policy; known on the server only. */
export const NonceContext = createContext<string | undefined>(undefined);

export function ThemeScript() {
  return (
    <script
      nonce={useContext(NonceContext)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: themeScript }}
    />
  );
}
