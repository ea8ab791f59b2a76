/** Whether the visitor asks for less motion. Words still change then, but nothing moves. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
