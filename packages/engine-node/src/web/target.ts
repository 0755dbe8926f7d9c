import { RequestRefusal } from './refusal.ts';

/** Where a request goes: a name or an address, and a port. */
export interface RequestTarget {
  /** As URLs are written (WHATWG URL): lower case, an IPv4 address always with dots, IPv6 without brackets. */
  readonly host: string;
  readonly port: number;
}

const ports: ReadonlySet<number> = new Set([80, 443]);

/** What Chromium asks for on its own behalf: updates, accounts, reports. Nothing a page shows comes from there. */
const browserHosts =
  /^(update|safebrowsing|optimizationguide-pa|content-autofill)\.googleapis\.com$|^(accounts|mtalk|clients\d?|android\.clients)\.google\.com$|\.gvt1\.com$/;

/**
 * Reads where a URL leads to.
 *
 * @throws Refusal for another scheme or port, for a name with credentials, and for a host of the browser's own.
 */
export function targetOf(address: string, scheme: 'http:' | 'https:'): RequestTarget {
  const url = URL.canParse(address) ? new URL(address) : null;

  if (url === null || url.protocol !== scheme) {
    throw new RequestRefusal('malformed', address.slice(0, 200));
  }

  if (url.username !== '' || url.password !== '') {
    throw new RequestRefusal('refused', 'credentials in the address');
  }

  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port === '' ? defaultPorts[scheme] : url.port);

  if (host === '' || !ports.has(port)) {
    throw new RequestRefusal('refused', `port ${port}`);
  }

  if (browserHosts.test(host)) {
    throw new RequestRefusal('refused', host);
  }

  return { host, port };
}

const defaultPorts = { 'http:': 80, 'https:': 443 } as const;
