import { dirname } from 'node:path';
import { BundledModules, mainModule } from './bundled-modules.ts';

// Entry of a bundle: loads the main module that lies beside it.
const [, ownPath = ''] = process.argv;

new BundledModules(dirname(ownPath)).load(mainModule);
