import * as z from 'zod';
import { articleRow } from '../article.ts';
import { languageQuery } from './tools.ts';

export const articlesQuery = languageQuery.extend({
  category: z.string().optional().meta({ description: 'Only the articles of this category' }),
});

export const articlePath = z.object({
  id: articleRow.shape.id.meta({ description: 'Id of an article in any language' }),
});
