/** Whether the visitor prefers reduced motion. Text still changes then, but nothing moves. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
