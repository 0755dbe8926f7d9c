const tokenLetters = '0123456789abcdefghijklmnopqrstuvwxyz';

/** 32 random characters: the token alone grants access to a file, a job or an order. */
export function randomToken(): string {
  let token = '';

  while (token.length < 32) {
    for (const byte of crypto.getRandomValues(new Uint8Array(48))) {
      // Bytes beyond the last whole multiple of the alphabet would make its first letters more likely.
      if (byte < 252 && token.length < 32) {
        token += tokenLetters[byte % 36];
      }
    }
  }

  return token;
}
