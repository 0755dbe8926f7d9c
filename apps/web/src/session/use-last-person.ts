import { useState } from 'react';
import { useSession } from './use-session.ts';

/**
 * Who was logged in last on this page; null as long as nobody was. What is shown of somebody whose session is over stays
 * until somebody logs in.
 */
export function useLastPerson(): string | null {
  const person = useSession()?.person?.email ?? null;
  const [last, setLast] = useState(person);

  if (person !== null && person !== last) {
    setLast(person);
  }

  return last;
}
