/** Whether the visitor prefers reduced motion. If so, text still changes, but nothing moves. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
