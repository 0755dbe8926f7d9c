import { findBreaches, root } from './check-layers.ts';
import { findImpurities } from './check-purity.ts';

const breaches = await findBreaches();

for (const { rule, comment, from, to, via } of breaches) {
  const path = via.length === 0 ? '' : ` over ${via.join(', ')}`;
  console.error(`${from}\n  imports ${to}${path}\n  against ${rule}: ${comment}`);
}

const impurities = findImpurities(root);

for (const { at, code } of impurities) {
  console.error(`${at}\n  ${code}\n  reads a clock or a random value: rules receive both as arguments.`);
}

const count = breaches.length + impurities.length;
console.log(count === 0 ? 'Layers hold.' : `${count} breaches of layers.`);
process.exitCode = count === 0 ? 0 : 1;
