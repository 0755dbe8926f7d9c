import { useState } from 'react';
import { useSession } from './use-session.ts';

/**
 * Email of the user last logged in on this page; null before any login. Content of an ended session stays
 * visible until a user logs in.
 */
export function useLastPerson(): string | null {
  const person = useSession()?.person?.email ?? null;
  const [last, setLast] = useState(person);

  if (person !== null && person !== last) {
    setLast(person);
  }

  return last;
}
