import { bundleModules } from './bundle.ts';
import { BundledModules, mainModule } from './bundled-modules.ts';
import { ChildChannel } from './child-channel.ts';

// Bundles a child process's entry module into the current folder, then runs it to compile what jobs need.
const [entry = ''] = process.argv.slice(2);
const folder = process.cwd();

await bundleModules(entry, folder);
const modules = new BundledModules(folder);
const { compiled } = modules.load(mainModule) as { readonly compiled: Promise<void> };
await compiled;
modules.keepCode();
new ChildChannel().send({ type: 'ready' });
