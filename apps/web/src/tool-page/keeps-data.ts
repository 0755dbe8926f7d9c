/**
 * Keeps the data while the page's own address changes (a job added, or back to the file list). A revalidation
 * at the same address follows a login, after which other limits apply.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
}): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}
