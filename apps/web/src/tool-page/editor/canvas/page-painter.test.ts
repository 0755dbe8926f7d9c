import { expect, it, vi } from 'vitest';
import type { EditingDocument } from '../document/editing-document.ts';
import { PagePainter } from './page-painter.ts';

it('draws nothing after it was disposed of: its page may have another size by then', () => {
  const draw = vi.fn<EditingDocument['draw']>(() => new Promise(() => undefined));
  const size = { width: 200, height: 300 };
  const host = { onDrawn: vi.fn(), onPainted: vi.fn() };
  const wanted = { operations: [], scale: 1, tiles: [], typed: null, priority: 'view' } as const;
  const painterOf = () => new PagePainter({ draw } as never, 'p1', size, {} as HTMLElement, host);
  const disposed = painterOf();
  disposed.dispose();
  disposed.want(wanted);
  expect(draw).not.toHaveBeenCalled();

  painterOf().want(wanted);
  expect(draw).toHaveBeenCalledOnce();
});
