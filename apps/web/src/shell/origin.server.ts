/** Node's, typed here so that the rest of this application can't reach for it. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** The address people reach the service at, for links that must be absolute; that of the request when not configured. */
export function originOf(request: Request): string {
  return process.env['OCTAVO_ORIGIN'] ?? new URL(request.url).origin;
}
