import { createTestDatabase } from '@octavo/testkit/ports/database';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { connect, migrate } from '../database/database.ts';
import { demoTablesOf } from '../platform/demo-tables.ts';
import { migrateDemoPayments } from './migrate.ts';

const server = await createTestDatabase();
const product = connect(server.url, 4, (error) => {
  throw error;
});
const database = demoTablesOf(product);

afterAll(async () => {
  await product.destroy();
  await server.remove();
});

it('keeps the tables that the product migrations created, and adds newer columns', async () => {
  await migrateDemoPayments(database);
  // As they were before subscriptions named their installation, without a record of these migrations.
  await sql`alter table sandbox_subscriptions drop column installation`.execute(database);
  await sql`
    insert into sandbox_subscriptions (reference, order_id, plan, card, state, started_at, periods, renews, tries)
    values ('kept', 'order', '{}', 'succeeds', 'active', now(), 1, true, 0)
  `.execute(database);
  await sql`drop table sandbox_migrations, sandbox_migrations_lock`.execute(database);

  await Promise.all([migrate(product), migrateDemoPayments(database)]);
  await migrateDemoPayments(database);

  expect(
    await database.selectFrom('sandbox_subscriptions').select(['reference', 'installation']).execute(),
  ).toEqual([{ reference: 'kept', installation: null }]);
});
