import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SigningSession, SigningState } from './signing-session.ts';

/** Session of the page for signing; null on other pages. */
export const SigningContext = createContext<SigningSession | null>(null);

export function useSigningSession(): SigningSession {
  const session = useContext(SigningContext);

  if (session === null) {
    throw new Error('Certificates are used on the page for signing');
  }

  return session;
}

export function useSigning(): SigningState {
  const session = useSigningSession();

  return useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
}
