import { type ReactNode, useState, useSyncExternalStore } from 'react';

interface DormantProps {
  /** True as soon as the content has to work; it then stays awake. */
  readonly isNeeded: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

const never = () => () => undefined;

/**
 * Content that the server has rendered and the browser leaves alone until it is needed. To hydrate all questions of a
 * long form at once would block a phone for half a second.
 */
export function Dormant({ isNeeded, className, children }: DormantProps) {
  // The value of the server holds for the render that hydrates; what is rendered in the browser alone is awake.
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isAsleep, setIsAsleep] = useState(isHydrating);

  if (isAsleep && isNeeded) {
    setIsAsleep(false);
  }

  if (isAsleep && !import.meta.env.SSR) {
    // React keeps the content of an element whose HTML is set, and does not compare it.
    return (
      <div
        key="asleep"
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }

  return (
    <div key={isAsleep ? 'asleep' : 'awake'} className={className}>
      {children}
    </div>
  );
}
