import { RequestRefusal } from './refusal.ts';

/** Target of a request: a name or an address, and a port. */
export interface RequestTarget {
  /** Host in URL notation (WHATWG URL): lower case, IPv4 addresses in dotted form, IPv6 without brackets. */
  readonly host: string;
  readonly port: number;
}

const ports: ReadonlySet<number> = new Set([80, 443]);

/**
 * Hosts Chromium contacts on its own behalf: updates, accounts, reports. No page content comes from there.
 */
const browserHosts =
  /^(update|safebrowsing|optimizationguide-pa|content-autofill)\.googleapis\.com$|^(accounts|mtalk|clients\d?|android\.clients)\.google\.com$|\.gvt1\.com$/;

/**
 * Reads the target of a URL.
 *
 * @param exempt target of the operator's choice, which may have any port
 * @throws RequestRefusal for another scheme or port, for a URL with credentials, and for a host of the
 * browser's own.
 */
export function targetOf(
  address: string,
  scheme: 'http:' | 'https:',
  exempt: RequestTarget | null = null,
): RequestTarget {
  const url = URL.canParse(address) ? new URL(address) : null;

  if (url === null || url.protocol !== scheme) {
    throw new RequestRefusal('malformed', address.slice(0, 200));
  }

  if (url.username !== '' || url.password !== '') {
    throw new RequestRefusal('refused', 'credentials in the address');
  }

  const { host, port } = hostAndPort(url, scheme);

  if (exempt !== null && host === exempt.host && port === exempt.port) {
    return exempt;
  }

  if (host === '' || !ports.has(port)) {
    throw new RequestRefusal('refused', `port ${port}`);
  }

  if (browserHosts.test(host)) {
    throw new RequestRefusal('refused', host);
  }

  return { host, port };
}

/** Target of an address that the operator has chosen. */
export function chosenTarget(address: string): RequestTarget {
  const url = new URL(address);

  return hostAndPort(url, url.protocol === 'https:' ? 'https:' : 'http:');
}

function hostAndPort(url: URL, scheme: 'http:' | 'https:'): RequestTarget {
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port === '' ? defaultPorts[scheme] : url.port),
  };
}

const defaultPorts = { 'http:': 80, 'https:': 443 } as const;
