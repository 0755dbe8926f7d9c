import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { json, TestServer } from '../../test/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase());
});
afterAll(() => server.close());

it('lists the plans on offer in every currency', async () => {
  const answer = await json(await server.request('/plans'));

  expect(answer).toMatchObject({ currencies: ['USD', 'EUR'], exchangeRate: 0.86, trialUsed: false });
  const ids: string[] = answer.products.map(({ id }: { id: string }) => id);
  const each = ['pro-month', 'pro-quarter', 'pro-year', 'ai-pdf-month', 'ai-pdf-year'];
  expect(ids).toEqual(each.flatMap((id) => [id, id]));
  expect(answer.products[1].billing_cycles).toEqual([
    {
      tenure_type: 'TRIAL',
      frequency: { interval_unit: 'DAY', interval_count: 3 },
      pricing_scheme: { fixed_price: { value: '0.00', currency_code: 'EUR' } },
    },
    {
      tenure_type: 'REGULAR',
      frequency: { interval_unit: 'MONTH', interval_count: 1 },
      pricing_scheme: { fixed_price: { value: '8.99', currency_code: 'EUR' } },
    },
  ]);
});
