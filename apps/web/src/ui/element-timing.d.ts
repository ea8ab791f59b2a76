import 'react';

declare module 'react' {
  interface HTMLAttributes<T> {
    /**
     * The name under which the browser reports when it first paints the element. The benchmark
     * measures elements named `answer`.
     *
     * @see https://wicg.github.io/element-timing/
     */
    elementtiming?: 'answer';
  }
}
