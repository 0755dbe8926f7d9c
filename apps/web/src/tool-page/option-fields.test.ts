import { toolIds } from '@octavo/tools/catalogue';
import { loadOptions } from '@octavo/tools/options';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { optionsOf } from './option-fields.ts';

const read = (schema: z.ZodObject) =>
  optionsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as never);

describe('the fields of a panel', () => {
  it('follow the schema', () => {
    const { fields, defaults } = read(
      z.object({
        level: z.enum(['low', 'high']).default('low'),
        dpi: z.int().min(100).max(300).default(150),
        keep: z.boolean().default(false),
        limit: z.union([z.int(), z.string()]).optional(),
        pages: z.string().default(''),
      }),
    );

    expect(fields).toEqual([
      { name: 'level', kind: 'choice', values: ['low', 'high'] },
      { name: 'dpi', kind: 'number', minimum: 100, maximum: 300 },
      { name: 'keep', kind: 'flag' },
      { name: 'limit', kind: 'size' },
      { name: 'pages', kind: 'text' },
    ]);
    expect(defaults).toEqual({ level: 'low', dpi: 150, keep: false });
  });

  it.each(toolIds)('%s: its schema accepts every default', async (id) => {
    const schema = await loadOptions(id);
    const { defaults } = read(schema);

    for (const [name, value] of Object.entries(defaults)) {
      expect(schema.shape[name]?.safeParse(value).success, name).toBe(true);
    }
  });
});
