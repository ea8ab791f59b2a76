import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeFiles } from '../../test/built-web-app.ts';
import { drawIcon } from '../drawing/icon.ts';
import { readBrandPictures } from './brand-pictures.ts';

const brand = { colors: { light: {}, dark: {} } };

const png = await drawIcon({ brand, icon: null, size: 48 });

describe('readBrandPictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-pictures-'));
  const file = join(folder, 'brand.json');
  writeFiles(folder, {
    'wide.svg': '<svg viewBox="0 0 120 40"/>',
    'dark.svg': "<svg width='120px' height='40'/>",
    'images/icon.png': png,
    'part.png': png.subarray(0, 20),
    'text.png': 'text',
    'endless.svg': '<svg/>',
    'bad.svg': '<svg viewBox="0 0 1 1"><script/></svg>',
    'large.svg': `<svg viewBox="0 0 1 1">${' '.repeat(600_000)}</svg>`,
    'vast.png': Buffer.concat([png.subarray(0, 16), Buffer.from([0, 0, 99, 99]), png.subarray(20)]),
  });
  const logo = (light: string, dark: string | null = null) => ({
    light,
    dark,
    containsName: false,
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads the pictures with their types and sizes', () => {
    const icon = 'images/icon.png';
    expect(readBrandPictures({ logo: logo('wide.svg', 'dark.svg'), icon }, file)).toMatchObject({
      logo: {
        light: { type: 'image/svg+xml', width: 120, height: 40 },
        dark: { type: 'image/svg+xml', width: 120, height: 40 },
      },
      icon: { type: 'image/png', width: 48, height: 48, bytes: png },
    });
    expect(readBrandPictures({ logo: null, icon: null }, file)).toEqual({ logo: null, icon: null });
  });

  it.each([
    ['none.svg', 'is missing'],
    ['images', 'is not an SVG file|cannot be read \\(EISDIR\\)'],
    ['part.png', 'is not a PNG file, or is incomplete'],
    ['text.png', 'is not a PNG file, or is incomplete'],
    ['endless.svg', 'has no viewBox, and no width and height'],
    ['bad.svg', 'contains <script>'],
    ['large.svg', 'is too large: \\d+ bytes, and the maximum is 524288'],
    ['vast.png', 'is too large: 25443 by 48 pixels, and the maximum is 4096'],
  ])('rejects %s, which %s', (name, fault) => {
    expect(() => readBrandPictures({ logo: logo(name), icon: null }, file)).toThrow(
      new RegExp(
        `^Cannot start: the brand file ${file}: logo\\.light is ${name}, which (${fault})$`,
      ),
    );
  });

  it('reports each problem on its own line', () => {
    const read = () =>
      readBrandPictures({ logo: logo('wide.svg', 'no.svg'), icon: 'wide.svg' }, file);
    expect(read).toThrow(
      `Cannot start: the brand file ${file}: logo.dark is no.svg, which is missing\n` +
        `the brand file ${file}: icon is wide.svg, which is not square: 120 by 40`,
    );
  });
});
