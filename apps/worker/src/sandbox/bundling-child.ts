import { join } from 'node:path';
import { bundleModules } from './bundle.ts';
import { bundledEntry } from './bundled-entry.ts';

// Bundles a child process's entry module into the current folder, then runs it to compile all it can load.
const [entry = ''] = process.argv.slice(2);
const folder = process.cwd();

await bundleModules(entry, folder);
await import(join(folder, bundledEntry));
