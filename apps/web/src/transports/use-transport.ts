import { createContext, useContext } from 'react';
import { serverTransport } from './server/server-transport.ts';
import type { Transport } from './transport.ts';

/** The server, unless an application that runs jobs itself provides another transport. */
export const TransportContext = createContext<Transport>(serverTransport);

export function useTransport(): Transport {
  return useContext(TransportContext);
}
