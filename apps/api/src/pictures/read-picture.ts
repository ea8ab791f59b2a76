import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svgFault } from './svg-fault.ts';

/** A brand picture that has been checked and loaded into memory. */
export interface Picture {
  readonly type: 'image/png' | 'image/svg+xml';
  readonly bytes: Buffer;
  /** Hash of the picture's bytes. */
  readonly hash: string;
  /** Width and height, in pixels or in the SVG's own units. */
  readonly width: number;
  readonly height: number;
}

/**
 * Maximum size of a file. Every visitor loads the picture, and each email contains it, so the limit
 * is low.
 */
const MAX_BYTES = 512 * 1024;
/** Maximum width and height of a PNG, in pixels. A larger PNG takes too much memory to draw. */
const MAX_SIDE = 4_096;

/**
 * A problem with a picture. The message completes a sentence that starts with the field and the
 * file.
 */
export class PictureFault extends Error {}

/**
 * Reads a picture and checks that it is safe to show.
 *
 * @throws {PictureFault} for a file that is missing, too large, or neither PNG nor SVG
 */
export function readPicture(folder: string, name: string): Picture {
  const bytes = contentOf(join(folder, name));
  if (bytes.length > MAX_BYTES) {
    throw new PictureFault(`is too large: ${bytes.length} bytes, and the maximum is ${MAX_BYTES}`);
  }
  const picture = /\.png$/i.test(name) ? pngPicture(bytes) : svgPicture(bytes);
  return { ...picture, bytes, hash: createHash('sha256').update(bytes).digest('base64url') };
}

/** The type and size of a picture, according to its content. */
type Seen = Pick<Picture, 'type' | 'width' | 'height'>;

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new PictureFault(code === 'ENOENT' ? 'is missing' : `cannot be read (${code})`);
  }
}

/** @see https://www.w3.org/TR/png-3/#11IHDR */
function pngPicture(bytes: Buffer): Seen {
  const isPng =
    bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n' &&
    bytes.toString('latin1', 12, 16) === 'IHDR' &&
    bytes.includes('IEND');
  if (!isPng) throw new PictureFault('is not a PNG file, or is incomplete');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (Math.max(width, height) > MAX_SIDE) {
    throw new PictureFault(
      `is too large: ${width} by ${height} pixels, and the maximum is ${MAX_SIDE}`,
    );
  }
  return { type: 'image/png', width, height };
}

function svgPicture(bytes: Buffer): Seen {
  const svg = bytes.toString('utf8');
  const fault = svgFault(svg);
  if (fault !== undefined) throw new PictureFault(fault);
  const [width = 0, height = 0] = svgSize(svg);
  if (!(width > 0 && height > 0)) throw new PictureFault('has no viewBox, and no width and height');
  return { type: 'image/svg+xml', width, height };
}

/** Returns the width and height of an SVG, from the `viewBox` if there is one. */
function svgSize(svg: string): number[] {
  const [tag = ''] = /<svg\b[^>]*>/i.exec(svg) ?? [];
  const value = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';
  const box = value('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (box.length === 4) return box.slice(2);
  return [value('width'), value('height')].map((length) => Number(length.replace(/px$/, '')));
}
