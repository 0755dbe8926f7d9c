import { Icon } from '@octavo/ui/icon';

interface LocalNoteProps {
  readonly title: string;
  readonly text: string;
}

/** Promise about where the key is. */
export function LocalNote({ title, text }: LocalNoteProps) {
  return (
    <p className="ed-local">
      <Icon name="lock" size={18} />
      <span>
        <b>{title}</b> {text}
      </span>
    </p>
  );
}
