const longestPath = 2000;

/**
 * Where to go on, when that is a path within this site; else its first page. Browsers read `//host` and `/\host` as
 * another site and leave out control characters before they look.
 */
export function nextPath(wanted: string | null | undefined): string {
  const path = wanted ?? '/';
  const [beforeQuery = ''] = path.split(/[?#]/);
  const isWithin =
    path.startsWith('/') &&
    path.length <= longestPath &&
    !beforeQuery.includes('//') &&
    !/[\\\p{Cc}\s]/u.test(path);

  return isWithin ? path : '/';
}
