import { findBreaches } from './check-layers.ts';

const breaches = await findBreaches();

for (const { rule, comment, from, to } of breaches) {
  console.error(`${from}\n  imports ${to}\n  forbidden by ${rule}: ${comment}`);
}

console.log(breaches.length === 0 ? 'No forbidden imports.' : `${breaches.length} forbidden imports.`);
process.exitCode = breaches.length === 0 ? 0 : 1;
