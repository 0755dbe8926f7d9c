/**
 * Proposes the map of a new revision of a form: `npm run forms:add new.pdf 2027-01`. It finds the form by its fields,
 * writes the folder of the revision with what it is sure of, and lists what a person has to decide.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { readBlank } from '@octavo/engine-node/forms/blank-file';
import { formFolders, forms } from '@octavo/forms/_gen/forms';
import { blockersOf } from '@octavo/forms/check-blank';
import { type MapProposal, proposeMap } from '@octavo/forms/propose-map';
import { openPdf } from '@octavo/pdf/document';

const [path, id] = process.argv.slice(2);

if (path === undefined || id === undefined || !/^\d{4}-\d{2}$/.test(id)) {
  throw new Error('Give the file of the new revision, and its month, such as 2027-01.');
}

const bytes = new Uint8Array(readFileSync(path));
const document = openPdf(bytes, codec);
const blockers = blockersOf(document, installedCodeMaps());

if (blockers.length > 0) {
  throw new Error(`${path} is no blank: ${blockers.join('; ')}`);
}

const { folder, proposal } = await bestProposal();
const target = join(import.meta.dirname, '../../packages/forms/src', folder, id);

if (existsSync(target)) {
  throw new Error(`${target} exists already.`);
}

const sha256 = createHash('sha256').update(bytes).digest('hex');
mkdirSync(target);
writeFileSync(join(target, 'blank.pdf'), bytes);
writeFileSync(join(target, 'map.ts'), mapText(proposal, sha256));
writeFileSync(join(target, 'SOURCE.md'), `# ${folder}, revision ${id}\n\n- SHA-256: \`${sha256}\`.\n`);
console.log(
  `Written: ${target}. Add the revision to form.ts, the source to SOURCE.md, and run npm run format.`,
);
console.log(`Questions without a field: ${proposal.missing.join(', ') || 'none'}`);
console.log(`Fields without a question: ${proposal.fresh.join(', ') || 'none'}`);

/** Proposal for the form of which most answers find a field. */
async function bestProposal(): Promise<{ readonly folder: string; readonly proposal: MapProposal }> {
  const proposals = [];

  for (const folder of formFolders) {
    const [newest] = (await forms[folder].form()).revisions;

    if (newest !== undefined && !('draw' in newest.blank)) {
      const last = openPdf(await readBlank(folder, newest), codec);
      const proposal = proposeMap(newest, last, document);
      proposals.push({ folder, proposal, found: Object.keys(proposal.map).length });
    }
  }

  const [best] = proposals.toSorted((one, other) => other.found - one.found);

  if (best === undefined || best.found === 0) {
    throw new Error(`${path} has the fields of no known form.`);
  }

  return best;
}

function mapText({ map }: MapProposal, sha256: string): string {
  return `import type { FormRevision } from '../../form-map.ts';

export const revision: FormRevision = {
  id: '${id}',
  blank: { sha256: '${sha256}' },
  pages: ${document.pageCount},
  map: ${JSON.stringify(map, null, 2)},
};
`;
}
