import type { Node, OutputFormat } from '@takumi-rs/core';

/** A picture to draw. */
export interface Drawing {
  readonly node: Node;
  /** Width and height, in pixels. */
  readonly width?: number;
  readonly height: number;
  /** The contents of embedded pictures, by the `src` of their nodes. */
  readonly images?: Readonly<Record<string, Buffer>>;
  readonly fonts?: readonly Buffer[];
  readonly format?: OutputFormat;
}

/**
 * Draws a picture on a thread other than the event loop's. Loads the native code for the first
 * drawing, so a server that draws nothing never loads it.
 *
 * @throws if there is no native code for this platform
 */
export async function draw({
  node,
  width,
  height,
  images = {},
  fonts = [],
  format = 'png',
}: Drawing): Promise<Buffer> {
  const { Renderer } = await import('@takumi-rs/core');
  // Each picture is drawn once, so a cache would only take memory.
  const renderer = new Renderer({ cacheMaxBytes: 0 });
  return renderer.render(node, {
    ...(width === undefined ? {} : { width }),
    height,
    images: Object.entries(images).map(([src, data]) => ({ src, data, cache: 'none' })),
    fonts: fonts.map((data) => ({ name: 'Figtree', data })),
    format,
  });
}
