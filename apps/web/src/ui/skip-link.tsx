/** A link to an element of the page, by its ID. The link is visible only while it has focus. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={`#${to}`}
      className="absolute top-2 left-2 z-10 -translate-y-20 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:translate-y-0"
    >
      {children}
    </a>
  );
}
