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

/** State of signing by certificate; null on pages that do not sign. */
export function useOptionalSigning(): SigningState | null {
  const session = useContext(SigningContext);

  return useSyncExternalStore(session?.subscribe ?? never, () => session?.snapshot() ?? null);
}

const never = () => () => {};

export function useSigning(): SigningState {
  const session = useSigningSession();

  return useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
}
