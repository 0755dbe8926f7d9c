import { ToolFailure } from './failures.ts';

/** Longer ones no browser shows; a site that needs more is not found by its address. */
const longestAddress = 4000;

/**
 * Reads the address of a web page as a person gave it and returns it as browsers write it.
 *
 * @throws ToolFailure `url-required`, `url-invalid` when it is none or does not begin with http:// or https://.
 */
export function readWebAddress(given: string): string {
  const address = given.trim();

  if (address === '') {
    throw new ToolFailure('url-required');
  }

  if (!isWebAddress(address)) {
    throw new ToolFailure('url-invalid');
  }

  return new URL(address).href;
}

/** True for what can be opened as an address of the web; whether anything is there is another question. */
export function isWebAddress(text: string): boolean {
  const isForm = /^https?:\/\/[^\s/]/i.test(text) && text.length <= longestAddress;

  return isForm && URL.canParse(text) && new URL(text).hostname !== '';
}

/** Finds the address in a file of kind `url`: its first line, or the one an internet shortcut names. */
export function addressInFile(text: string): string {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const shortcut = lines
    .map((line) => /^\s*URL\s*=\s*(.+)$/i.exec(line)?.[1])
    .find((url) => url !== undefined);
  // Lines that begin with # are comments of a list of addresses (RFC 2483, 5).
  const first = lines.find((line) => line.trim() !== '' && !/^\s*[#[]/.test(line));

  return readWebAddress(shortcut ?? first ?? '');
}

/** A name for the file that holds an address: `example.org-news-today.url`. */
export function nameOfAddress(address: string): string {
  const { hostname, pathname } = new URL(address);
  const words = `${hostname}${decoded(pathname)}`.replace(/\.(html?|php|aspx?)$/i, '').split(/[/\\]+/);

  return `${[...words.filter(Boolean).join('-')].slice(0, 100).join('')}.url`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Bytes that are no UTF-8: the name keeps them as they are written.
    return path;
  }
}
