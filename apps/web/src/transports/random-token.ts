const tokenLetters = '0123456789abcdefghijklmnopqrstuvwxyz';

/** 32 random characters: a file, a job or an order is known to whoever knows them. */
export function randomToken(): string {
  let token = '';

  while (token.length < 32) {
    for (const byte of crypto.getRandomValues(new Uint8Array(48))) {
      // Bytes beyond the last whole alphabet would make its first letters likelier.
      if (byte < 252 && token.length < 32) {
        token += tokenLetters[byte % 36];
      }
    }
  }

  return token;
}
