import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { analyticsContext } from '../server-context.ts';
import { analyticsFor } from './analytics.server.ts';

const counter = { script: '/count.js', data: { 'website-id': '1a' } };
const attributes = { src: '/count.js', 'data-website-id': '1a' };

function askedFor(path: string, headers: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  context.set(analyticsContext, counter);

  return analyticsFor({ request: new Request(`https://octavo.example${path}`, { headers }), context });
}

describe('the script that counts visits', () => {
  it('is on pages for everybody', () => {
    expect(askedFor('/')).toEqual(attributes);
    expect(askedFor('/fr/merge-pdf')).toEqual(attributes);
  });

  it.each(['/success-log-in?token=secret', '/fr/account', '/history-tasks', '/pay-fwd', '/log-in'])(
    'is not on pages of people: %s',
    (path) => {
      expect(askedFor(path)).toBeNull();
    },
  );

  it('is not there for those who ask not to be counted', () => {
    expect(askedFor('/', { 'sec-gpc': '1' })).toBeNull();
    expect(askedFor('/', { dnt: '1' })).toBeNull();
  });

  it('is nowhere when there is none', () => {
    expect(
      analyticsFor({ request: new Request('https://octavo.example/'), context: new RouterContextProvider() }),
    ).toBeNull();
  });
});
