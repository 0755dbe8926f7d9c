import { Icon } from '@octavo/ui/icon';

interface ToolTileProps {
  /** Path of the tool's icon. */
  readonly icon: string;
  /** Side in pixels. */
  readonly size?: 36 | 44;
  readonly className?: string;
}

/** Icon of a tool on a tint of its family's colour. */
export function ToolTile({ icon, size = 44, className = '' }: ToolTileProps) {
  return (
    <span className={`tile ${size === 44 ? 'size-11' : 'size-9 rounded-lg'} ${className}`}>
      <Icon path={icon} size={size / 2} />
    </span>
  );
}
