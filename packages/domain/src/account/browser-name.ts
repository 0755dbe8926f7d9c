/** In order of detection: most browsers also name other browsers in their user agent. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** `Firefox, Windows`: the part of the user agent that lets users recognize their browser. */
export function browserName(userAgent: string): string {
  return [browsers, systems].flatMap((known) => nameIn(known, userAgent)).join(', ');
}

function nameIn(known: typeof browsers, userAgent: string): string[] {
  const found = known.find(([pattern]) => pattern.test(userAgent));

  return found === undefined ? [] : [found[1]];
}
