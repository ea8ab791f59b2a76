import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { type MouseEvent, useEffect, useState } from 'react';
import { type Alert, dismissAlert, useAlerts } from '@/lib/alerts.ts';
import { uiText as text } from '@/lib/texts.ts';

const LIFETIME = 7000;
const TICK = 100;

const looks = {
  success: { Icon: CircleCheck, color: 'text-brand', bar: 'bg-brand' },
  info: { Icon: Info, color: 'text-ink-soft', bar: 'bg-brand' },
  error: { Icon: CircleAlert, color: 'text-danger', bar: 'bg-danger' },
};

/**
 * Stacks alerts at the top of the window, over the page, so that the page does not move. Alerts
 * never cover the page's main button or the bar at the bottom of the window.
 */
export function AlertRegion() {
  const alerts = useAlerts((state) => state.alerts);
  const isListening = useListening();
  return (
    <section
      aria-label={text.alerts()}
      className="pointer-events-none fixed inset-x-4 top-2 z-40 mx-auto max-w-96 print:hidden"
    >
      <ul aria-live="polite" aria-relevant="additions" className="grid gap-3">
        {isListening ? alerts.map((alert) => <AlertItem key={alert.id} alert={alert} />) : null}
      </ul>
    </section>
  );
}

/**
 * Whether alerts may appear. Screen readers announce only content that is added to a live region
 * after it mounts, so the first alerts wait one tick.
 */
function useListening(): boolean {
  const [isListening, setListening] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setListening(true), TICK);
    return () => clearTimeout(timer);
  }, []);
  return isListening;
}

function AlertItem({ alert: { id, variant, label, message } }: { alert: Alert }) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const left = useTimeLeft(isHovered || isFocused, () => dismissAlert(id));
  const { Icon, color, bar } = looks[variant];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboards use the button below, and its click bubbles up to here.
    <li
      onClick={() => dismissAlert(id)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="slide-in pointer-events-auto relative flex gap-3 overflow-hidden rounded-control border border-line-strong bg-surface p-4 pb-5 text-ink shadow-card"
    >
      <Icon size={22} aria-hidden className={`mt-0.5 shrink-0 ${color}`} />
      <div className="grow">
        <p className="font-bold">{label}</p>
        <p className="text-sm">{message}</p>
      </div>
      <button
        type="button"
        aria-label={text.dismiss()}
        className="-m-2 flex size-11 shrink-0 items-center justify-center self-start rounded-small text-ink-soft hover:text-ink"
        onClick={keepFocus}
      >
        <X size={20} aria-hidden />
      </button>
      <span
        aria-hidden
        className={`absolute inset-x-0 bottom-0 h-1 origin-left transition-transform duration-100 ease-linear ${bar}`}
        style={{ transform: `scaleX(${left / LIFETIME})` }}
      />
    </li>
  );
}

/**
 * If the user presses a button with the keyboard, moves focus to the page before the button
 * disappears.
 */
function keepFocus({ detail }: MouseEvent) {
  if (detail === 0) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/**
 * Returns the milliseconds until the alert disappears. Reads the clock on every tick, because a
 * tick may be late.
 */
function useTimeLeft(isPaused: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(LIFETIME);
  useEffect(() => {
    if (isPaused) return;
    let last = Date.now();
    const timer = setInterval(() => {
      const now = Date.now();
      const passed = now - last;
      last = now;
      setLeft((before) => Math.max(0, before - passed));
    }, TICK);
    return () => clearInterval(timer);
  }, [isPaused]);
  useEffect(() => {
    if (left === 0) onEnd();
  }, [left, onEnd]);
  return left;
}
