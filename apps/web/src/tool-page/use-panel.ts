import type { ToolId } from '@octavo/tools/catalogue';
import type { PanelModule } from '@octavo/tools/kit/panel';
import { panels } from '@octavo/tools/panels';
import { useEffect, useState } from 'react';

const loaded = new Map<ToolId, PanelModule>();

/** Custom panel of a tool; null for tools without one, undefined while it loads. */
export function usePanel(id: ToolId): PanelModule | null | undefined {
  const load = panels[id];
  const [panel, setPanel] = useState<PanelModule | null | undefined>(
    load === undefined ? null : loaded.get(id),
  );

  useEffect(() => {
    if (load === undefined || loaded.has(id)) {
      return;
    }

    void load().then((module) => {
      loaded.set(id, module);
      setPanel(module);
    });
  }, [id, load]);

  return panel;
}
