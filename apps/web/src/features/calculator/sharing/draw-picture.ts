import { type Measure, type Picture, pictureBands, sizes, WIDTH } from './picture-layout.ts';

/**
 * Draws the three rows as a PNG picture, in the page's own font.
 *
 * @throws if the browser cannot draw
 */
export async function drawPicture(picture: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  const { fontFamily } = getComputedStyle(document.body);
  const fontOf = (look: keyof typeof sizes) =>
    `${sizes[look].isBold ? 700 : 400} ${sizes[look].size}px ${fontFamily}`;
  const measure: Measure = (words, look) => {
    context.font = fontOf(look);
    return context.measureText(words).width;
  };
  const bands = pictureBands(picture, measure);
  canvas.width = WIDTH;
  canvas.height = bands.reduce((sum, { height }) => sum + height, 0);
  context.textBaseline = 'middle';
  const colors = colorsOf(getComputedStyle(document.documentElement));
  for (const { look, top, height, lines } of bands) {
    const [background, ink] = colors[look];
    context.fillStyle = background;
    context.fillRect(0, top, WIDTH, height);
    context.fillStyle = ink;
    for (const { words, look: size, x, y } of lines) {
      context.font = fontOf(size);
      context.fillText(words, x, y + sizes[size].line / 2);
    }
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('No picture'))), 'image/png');
  });
}

/**
 * Returns the background color and the text color of each band. All bands are light in both color
 * schemes, and use the brand's primary color.
 */
function colorsOf(root: CSSStyleDeclaration) {
  return {
    plain: ['#ffffff', '#14231f'],
    main: [root.getPropertyValue('--banner'), '#ffffff'],
    owed: ['#fdf3dc', '#14231f'],
  } as const;
}
