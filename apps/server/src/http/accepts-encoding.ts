import { parseAccept } from 'hono/utils/accept';

/** True when an `Accept-Encoding` header names this encoding and does not refuse it (RFC 9110, 12.5.3). */
export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  return parseAccept(header ?? '').some(({ type, q }) => type.toLowerCase() === encoding && q > 0);
}
