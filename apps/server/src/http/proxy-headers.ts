/** Headers that name the client, or the path of a request through other hosts (RFC 7239; RFC 9110, 7.6.3). */
const names: ReadonlySet<string> = new Set([
  'forwarded',
  'via',
  'cdn-loop',
  'client-ip',
  'true-client-ip',
  'fastly-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-originating-ip',
  'x-proxyuser-ip',
  'x-real-ip',
  'x-remote-addr',
  'x-remote-ip',
]);

/** Prefixes of headers that only proxies, load balancers and content networks add. */
const prefixes = [
  'x-forwarded-',
  'x-original-',
  'x-envoy-',
  'x-amzn-',
  'x-azure-',
  'x-appengine-',
  'cf-',
  'fly-',
];

/** Names of the request's headers that show that another host forwarded it. */
export function proxyHeadersOf(headers: Headers): string[] {
  return [...headers.keys()].filter(
    (name) => names.has(name) || prefixes.some((prefix) => name.startsWith(prefix)),
  );
}
