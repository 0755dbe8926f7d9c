import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { headActionId } from './folded-head.tsx';

/** Puts an action of the surface into the folded head, which is drawn by the page. */
export function HeadAction({ children }: { readonly children: ReactNode }) {
  const [head, setHead] = useState<HTMLElement | null>(null);

  useEffect(() => setHead(document.getElementById(headActionId)), []);

  return head === null ? null : createPortal(children, head);
}
