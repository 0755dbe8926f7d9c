import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { articleList, articleView } from '@octavo/contract/article';
import { Failure } from '@octavo/contract/failures';
import { articlePath, articlesQuery } from '@octavo/contract/routes/articles';
import { languageQuery } from '@octavo/contract/routes/tools';
import type { AppEnvironment } from '../http/environment.ts';
import type { ServerPorts } from '../ports.ts';
import { jsonOf, problems, refuseInvalid } from './describe.ts';

const tags = ['articles'];

const list = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'List all articles',
  request: { query: articlesQuery },
  responses: { 200: jsonOf(articleList, 'The articles in one language, the newest first'), ...problems },
});

const read = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'Get an article with its text',
  description: 'Answers in the language of the request, whichever language the id belongs to.',
  request: { params: articlePath, query: languageQuery },
  responses: { 200: jsonOf(articleView, 'The article; its text is HTML'), ...problems },
});

export function articleRoutes({ articles }: ServerPorts) {
  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid })
    .openapi(list, (context) => {
      const { category } = context.req.valid('query');
      const all = articles.list(context.get('locale'));
      const chosen = all.filter((article) => category === undefined || article.category === category);

      return context.json({ articles: chosen }, 200);
    })
    .openapi(read, (context) => {
      const article = articles.find(context.get('locale'), context.req.valid('param').id);

      if (article === null) {
        throw new Failure('not-found');
      }

      return context.json(article, 200);
    });
}
