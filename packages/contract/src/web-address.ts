import { Failure } from './failures.ts';

/** Longest accepted address in characters; browsers do not show longer ones. */
const longestAddress = 4000;

/**
 * Parses the address of a web page typed by a user and returns it as browsers write it.
 *
 * @throws Failure `url-required`, `url-invalid` when it is not a URL or does not begin with http:// or
 * https://.
 */
export function readWebAddress(given: string): string {
  const address = given.trim();

  if (address === '') {
    throw new Failure('url-required');
  }

  if (!isWebAddress(address)) {
    throw new Failure('url-invalid');
  }

  return new URL(address).href;
}

/** True for a valid http or https address; it is not checked whether the page exists. */
export function isWebAddress(text: string): boolean {
  const isForm = /^https?:\/\/[^\s/]/i.test(text) && text.length <= longestAddress;

  return isForm && URL.canParse(text) && new URL(text).hostname !== '';
}

/** Host with a dot, perhaps with a port and a path, as people type an address. */
const bareAddress = /^[^\s/:?#@.]+(\.[^\s/:?#@.]+)*\.\p{L}[^\s/:?#@.]+(:\d+)?([/?#]|$)/u;

/** Puts https:// before an address that was typed without it; returns any other text as it is. */
export function completeAddress(text: string): string {
  return bareAddress.test(text) ? `https://${text}` : text;
}

/** Finds the address in a file of type `url`: the one an internet shortcut names, else its first line. */
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
    // Not valid UTF-8: the name keeps the percent-encoded bytes.
    return path;
  }
}
