import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

export type ButtonLook = 'primary' | 'gold' | 'outline' | 'quiet';

const shared =
  'inline-flex items-center justify-center gap-2 rounded-control font-semibold forced-colors:border-2 transition-colors duration-150 ease-out select-none disabled:opacity-60 aria-disabled:opacity-60';

const looks: Record<ButtonLook, string> = {
  primary: 'min-h-13 px-6 bg-brand text-on-brand hover:bg-brand-deep active:bg-brand-deep',
  /** The style of the main button on a dark page. */
  gold: 'min-h-13 px-6 bg-gold text-night hover:brightness-110 active:brightness-95',
  outline:
    'min-h-11 px-5 text-sm border-2 border-line-strong text-brand hover:border-brand active:bg-brand-tint',
  quiet: 'min-h-11 px-2 text-ink-soft hover:text-ink active:text-ink',
};

function buttonClass(look: ButtonLook, extra = ''): string {
  return `${shared} ${looks[look]} ${extra}`;
}

/** A button. `pending` dims the button and disables clicks, but the button keeps focus. */
export function Button({
  look = 'primary',
  pending = false,
  className,
  onClick,
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook; pending?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={pending || undefined}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
      className={buttonClass(look, className)}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'primary',
  className,
  ...rest
}: Omit<LinkProps, 'className'> & { look?: ButtonLook; className?: string }) {
  return <Link {...rest} className={buttonClass(look, className)} />;
}
