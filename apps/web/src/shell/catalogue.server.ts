import type { Locale } from '@octavo/i18n/locales';
import { catalogue, type ToolId, toolIds } from '@octavo/tools/catalogue';
import type { ToolFacts } from '@octavo/tools/kit/types';
import { assistantEntry } from '../pages/chat/start/assistant-entry.server.ts';
import { type CatalogueEntry, familiesOf } from './families.ts';

/** Every tool in one language, family by family, with the page that answers questions. */
export function catalogueIn(locale: Locale): CatalogueEntry[] {
  const entries = toolIds
    .toSorted((one, other) => catalogue[one].place - catalogue[other].place)
    .map((id) => entryOf(id, catalogue[id], locale));

  return familiesOf([...entries, assistantEntry(locale)]).flatMap(({ tools }) => tools);
}

function entryOf(id: ToolId, facts: ToolFacts, locale: Locale): CatalogueEntry {
  const { group, icon, accepts, minFiles, maxFiles, pro, opensProtected, repairsDamaged } = facts;

  return {
    id,
    name: facts.name[locale],
    summary: facts.summary[locale],
    group,
    icon,
    accepts,
    minFiles,
    maxFiles,
    ...(pro !== undefined && { pro }),
    ...(opensProtected === true && { opensProtected }),
    ...(repairsDamaged === true && { repairsDamaged }),
  };
}
