import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { MouseEventHandler, ReactNode } from 'react';
import { isRepeated } from './repeated-click.ts';

const shared =
  'rounded-control border border-line bg-surface font-semibold shadow-card transition-colors duration-150 ease-out select-none hover:border-brand active:bg-brand-tint aria-pressed:border-brand aria-pressed:bg-brand-tint';

interface OptionProps {
  pressed: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Returns a click handler that ignores the second click of a double-click. */
function once(onClick: () => void): MouseEventHandler {
  return (event) => {
    if (!isRepeated(event)) onClick();
  };
}

/**
 * An option in a question with one answer. Clicking the option opens the next page. The current
 * answer has a check mark.
 */
export function OptionButton({
  icon,
  pressed,
  onClick,
  children,
}: OptionProps & { icon: ReactNode }) {
  const End = pressed ? Check : ChevronRight;
  return (
    <Row icon={icon} pressed={pressed} onClick={once(onClick)} end={<End size={20} aria-hidden />}>
      {children}
    </Row>
  );
}

/** An option in a question that allows several answers. */
export function OptionToggle({
  icon,
  pressed,
  onClick,
  children,
}: OptionProps & { icon: ReactNode }) {
  return (
    <Row icon={icon} pressed={pressed} onClick={onClick} end={<Tick shown={pressed} />}>
      {children}
    </Row>
  );
}

/** A button for one of many short options, which are shown in a grid. */
export function OptionTile({ pressed, onClick, children }: OptionProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={once(onClick)}
      className={`${shared} flex min-h-17 items-center justify-center gap-1.5 px-2 text-lg`}
    >
      {pressed ? <Check size={18} aria-hidden className="text-brand" /> : null}
      {children}
    </button>
  );
}

function Row({
  icon,
  end,
  pressed,
  onClick,
  children,
}: {
  icon: ReactNode;
  end: ReactNode;
  pressed: boolean;
  onClick: MouseEventHandler;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={`${shared} flex min-h-17 w-full items-center gap-4 px-5 py-3 text-left`}
    >
      <span className="shrink-0 text-brand">{icon}</span>
      <span className="grow">{children}</span>
      <span className="shrink-0 text-brand">{end}</span>
    </button>
  );
}

function Tick({ shown }: { shown: boolean }) {
  return (
    <span
      className={`flex size-6 items-center justify-center rounded-small border-2 ${shown ? 'border-brand bg-brand text-on-brand' : 'border-line-strong'}`}
    >
      {shown ? <Check size={18} strokeWidth={3} aria-hidden /> : null}
    </span>
  );
}
