import { findBreaches } from './check-layers.ts';

const breaches = await findBreaches();

for (const { rule, comment, from, to } of breaches) {
  console.error(`${from}\n  imports ${to}\n  against ${rule}: ${comment}`);
}

console.log(breaches.length === 0 ? 'Layers hold.' : `${breaches.length} imports cross a layer.`);
process.exitCode = breaches.length === 0 ? 0 : 1;
