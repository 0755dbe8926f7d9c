import type { ArticleView } from '@octavo/contract/article';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { json, TestServer } from '../../test/server.ts';
import { createApp } from '../app.ts';
import type { Articles } from '../articles.ts';

const english: ArticleView = {
  id: 'good-words',
  title: 'Good words',
  description: 'About words.',
  category: 'guides',
  date: '2026-11-23',
  minutes: 3,
  tools: ['merge-pdf'],
  path: '/articles/good-words',
  html: '<p>Words</p>',
};
const french: ArticleView = {
  ...english,
  id: 'bons-mots',
  title: 'Bons mots',
  path: '/fr/articles/bons-mots',
  html: '<p>Des mots</p>',
};
const { html: _english, ...englishRow } = english;
const { html: _french, ...frenchRow } = french;
const articles: Articles = {
  list: (locale) => [locale === 'fr' ? frenchRow : englishRow],
  find: (locale, id) => ([english.id, french.id].includes(id) ? (locale === 'fr' ? french : english) : null),
};

let server: TestServer;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase());
  app = createApp({ ...server.ports, articles });
});
afterAll(() => server.close());

const read = async (path: string, init: RequestInit = {}) => json(await app.request(`/api/v1${path}`, init));

it('lists articles in the language of the request, by category', async () => {
  expect(await read('/articles')).toEqual({ articles: [englishRow] });
  expect(await read('/articles?lang=fr')).toEqual({ articles: [frenchRow] });
  expect(await read('/articles?category=guides')).toEqual({ articles: [englishRow] });
  expect(await read('/articles?category=none')).toEqual({ articles: [] });
});

it('gives an article by its id in any language', async () => {
  expect(await read('/articles/good-words')).toEqual(english);
  expect(await read('/articles/good-words', { headers: { 'accept-language': 'fr' } })).toEqual(french);
  expect(await read('/articles/none')).toMatchObject({ code: 'not-found' });
  expect(await read('/articles/NOT%20AN%20ID')).toMatchObject({ code: 'illegal-input' });
});
