import { createContext } from 'react-router';

/** The nonce of this answer's content security policy. The HTTP server puts it here; empty without a policy. */
export const nonceContext = createContext('');
