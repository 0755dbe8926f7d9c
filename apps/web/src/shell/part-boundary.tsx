import { shellWords } from '@octavo/i18n/shell';
import { Button } from '@octavo/ui/button';
import { Component, type ReactNode } from 'react';
import { useLocale } from './use-locale.ts';

interface PartBoundaryProps {
  readonly children: ReactNode;
  onClose(): void;
}

/**
 * Error boundary for a part of a page that can't be loaded: only that part is missing, and a message says so.
 */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <MissingPart onClose={this.props.onClose} /> : this.props.children;
  }
}

function MissingPart({ onClose }: { onClose(): void }) {
  const words = shellWords(useLocale()).part;

  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-lg flex-wrap items-center gap-3 rounded-[14px] border border-rule bg-sheet px-5 py-4 shadow-high"
    >
      <p className="min-w-0 grow basis-60">{words.missing}</p>
      <Button size="small" onClick={onClose}>
        {words.close}
      </Button>
    </div>
  );
}
