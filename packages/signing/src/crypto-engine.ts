import { CryptoEngine } from 'pkijs';

/** Web Crypto of the host, which holds the keys, for the library of certificates. */
export const cryptoEngine = new CryptoEngine({ crypto });
