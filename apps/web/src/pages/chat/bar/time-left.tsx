import { chatWords } from '@octavo/i18n/chat';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { chatIcons } from '../chat-icons.ts';
import { timeLeftText } from '../state/time-left-text.ts';

/** Milliseconds between two looks at the clock. */
const lookMilliseconds = 10_000;

interface TimeLeftProps {
  readonly expiresAt: string;
  /** Milliseconds that were left when the server rendered the page. */
  readonly leftThen: number;
}

/** Time until the conversation is deleted. */
export function TimeLeft({ expiresAt, leftThen }: TimeLeftProps) {
  const locale = useLocale();
  const words = chatWords(locale);
  const [left, setLeft] = useState(leftThen);

  useEffect(() => {
    const look = () => setLeft(Date.parse(expiresAt) - Date.now());
    look();
    const timer = setInterval(look, lookMilliseconds);

    return () => clearInterval(timer);
  }, [expiresAt]);

  const time = timeLeftText(locale, words, left);

  return (
    <p className="dc-time">
      <Icon path={chatIcons.clock} size={15} />
      <span className="dc-wide">{fill(words.deletedInLong, { time })}</span>
      <span className="dc-narrow">{fill(words.deletedIn, { time })}</span>
    </p>
  );
}
