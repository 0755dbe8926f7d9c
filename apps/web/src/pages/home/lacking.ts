import { createContext } from 'react';

/** Programs that tools lack on this computer, by the id of the tool; empty outside of the desktop application. */
export type LackingPrograms = Readonly<Record<string, string>>;

export const LackingContext = createContext<LackingPrograms>({});
