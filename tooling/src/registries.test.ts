import { rmSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { plant } from './plant.ts';
import { registriesOf, untranslatedIn, warnAboutUntranslated } from './registries.ts';

const folders: string[] = [];

function plantTools(): string {
  const folder = plant({
    'merge-pdf/tool.ts': '',
    'merge-pdf/copy.en.ts': '',
    'merge-pdf/copy.fr.ts': '',
    'watermark-pdf/tool.ts': '',
    'watermark-pdf/copy.en.ts': '',
    'watermark-pdf/panel.tsx': '',
    '_kit/types.ts': '',
  });
  folders.push(folder);

  return folder;
}

afterEach(() => {
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true }));
  vi.restoreAllMocks();
});

it('loads English copy for French until a tool has its own', () => {
  const { 'copy.ts': copy } = registriesOf(plantTools());

  expect(copy).toContain("fr: () => import('../merge-pdf/copy.fr.ts')");
  expect(copy).toContain("fr: () => import('../watermark-pdf/copy.en.ts')");
});

it('lists the panels that exist, and no folder without facts', () => {
  const { 'panels.ts': panels, 'catalogue.ts': catalogue } = registriesOf(plantTools());

  expect(panels).toContain("'watermark-pdf': () => import('../watermark-pdf/panel.tsx')");
  expect(panels).not.toContain('merge-pdf');
  expect(catalogue).not.toContain('_kit/tool.ts');
});

it('warns about each tool without French copy', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const tools = plantTools();
  warnAboutUntranslated(tools);

  expect(untranslatedIn(tools)).toEqual(['watermark-pdf']);
  expect(warn.mock.calls).toEqual([
    ['Warning: watermark-pdf has no copy.fr.ts. Its French page is in English until it is written.'],
  ]);
});
