import type { ReactNode } from 'react';

/** A link to a file, such as a feed, rather than to a page of the web app. */
export function FileLink({
  icon,
  href,
  children,
}: {
  icon: ReactNode;
  href: string;
  children: string;
}) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline"
    >
      {icon}
      {children}
    </a>
  );
}
