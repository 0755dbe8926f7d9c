import { type ArticleRow, articleList, articleRow, articleView } from '@octavo/contract/article';
import type { Api } from '../http/own-api.ts';
import { type Call, fieldOf, wrongField } from './call.ts';
import { succeed } from './envelope.ts';

export async function listCategories({ api }: Call): Promise<Response> {
  const counts = new Map<string, number>();

  for (const { category } of await listIn(api, '')) {
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }

  return succeed([...counts].map(([category, count]) => ({ category, count })));
}

export async function listArticles({ api, fields }: Call): Promise<Response> {
  const category = fields.get('category');

  return succeed(await listIn(api, category === undefined ? '' : `?${new URLSearchParams({ category })}`));
}

/** The article with this address, or with its last part. */
export async function readArticle(call: Call): Promise<Response> {
  const id = articleRow.shape.id.safeParse(fieldOf(call, 'url').split('/').at(-1));

  if (!id.success) {
    throw wrongField('url');
  }

  return succeed(await call.api.read(articleView, `/articles/${id.data}`));
}

async function listIn(api: Api, query: string): Promise<ArticleRow[]> {
  return (await api.read(articleList, `/articles${query}`)).articles;
}
