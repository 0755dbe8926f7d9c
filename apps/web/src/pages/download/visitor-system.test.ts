import { expect, it } from 'vitest';
import { visitorSystem } from './visitor-system.ts';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'win32'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'darwin',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'linux'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', null],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', null],
  ['curl/8.5.0', null],
])('finds the system in %s', (agent, system) => {
  expect(visitorSystem(new Headers({ 'user-agent': agent }))).toBe(system);
});

it('believes the hint of the browser rather than its name', () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', 'sec-ch-ua-platform': '"Windows"' };

  expect(visitorSystem(new Headers(headers))).toBe('win32');
  expect(visitorSystem(new Headers({ ...headers, 'sec-ch-ua-platform': '"Android"' }))).toBeNull();
});
