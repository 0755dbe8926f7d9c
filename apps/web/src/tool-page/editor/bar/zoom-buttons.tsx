import { editorWords } from '@octavo/i18n/editor';
import { formatPercent } from '@octavo/i18n/format';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import type { ZoomStep } from '../canvas/viewport.tsx';
import { trueScale } from '../canvas/viewport-bounds.ts';
import { editorIcons } from '../tools/tool-icons.ts';

interface ZoomButtonsProps {
  readonly scale: number;
  onZoom(step: ZoomStep): void;
}

/** Scale of the pages; not on phones, where fingers zoom. */
export function ZoomButtons({ scale, onZoom }: ZoomButtonsProps) {
  const locale = useLocale();
  const words = editorWords(locale);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className="ed-zoom ed-wide" role="group" aria-label={words.zoom}>
      <button type="button" className="ed-icon" aria-label={words.zoomOut} onClick={() => onZoom('out')}>
        <Icon path={editorIcons.minus} size={18} />
      </button>
      <button type="button" className="ed-percent" title={words.zoomFit} onClick={() => onZoom('page')}>
        {formatPercent(locale, Math.round((scale / trueScale) * 100) / 100 + 0.0001)}
      </button>
      <button type="button" className="ed-icon" aria-label={words.zoomIn} onClick={() => onZoom('in')}>
        <Icon path={editorIcons.plus} size={18} />
      </button>
    </div>
  );
}
