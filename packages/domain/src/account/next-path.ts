const longestPath = 2000;

/**
 * Returns the wanted path when it is within this site, else the home page. Browsers treat `//host` and
 * `/\host` as another site and strip control characters before parsing.
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
