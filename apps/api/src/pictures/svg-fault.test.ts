import { expect, it } from 'vitest';
import { svgFault } from './svg-fault.ts';

const drawn = '<rect width="34" height="34" fill="url(#shade)"/>';
const svg = (content: string, attributes = 'viewBox="0 0 34 34"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

it.each([
  svg(drawn),
  `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- Made with a tool -->\n${svg(drawn)}`,
  `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg(drawn)}`,
  svg('<style>.a{fill:#fff;clip-path:url(#edge)}</style><use xlink:href="#a"/>'),
  svg('<image href="data:image/png;base64,iVBORw0KGgo="/>'),
  svg('<!-- <text font-family="Georgia">Harbor</text> --><title>Harbor text</title>'),
  svg(
    '<title>Turn the key: on = open</title>',
    'width="34" height="34" aria-label="Season on sale"',
  ),
])('accepts %s', (picture) => {
  expect(svgFault(picture)).toBeUndefined();
});

it.each([
  ['contains <script>', svg('<script>alert(1)</script>')],
  ['contains <script>', svg('<svg:script href="#a"/>')],
  ['contains <foreignObject>', svg('<foreignObject><p/></foreignObject>')],
  ['contains <animate>', svg('<a><animate attributeName="href" values="javascript:1"/></a>')],
  ['contains the script onload', svg(drawn, 'onload="alert(1)"')],
  ['contains the script onclick', svg('<rect fill="red"onclick = "alert(1)"/>')],
  ['refers to javascript:alert(1)', svg('<a href="javascript:alert(1)">x</a>')],
  ['refers to javascript:alert(1)', svg('<a href="&#106;avascript&#x3a;alert(1)">x</a>')],
  ['refers to https://example.com/a.png', svg('<image xlink:href="https://example.com/a.png"/>')],
  ['refers to //example.com/a.svg#b', svg("<use href='//example.com/a.svg#b'/>")],
  ['refers to data:image/svg+xml,<svg/>', svg('<image href="data:image/svg+xml,<svg/>"/>')],
  ['refers to url(https://example.com/a', svg('<rect fill="url(https://example.com/a)"/>')],
  ['refers to @import', svg('<style>@import "https://example.com/a.css";</style>')],
  ['defines entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
  ['loads a style sheet', `<?xml-stylesheet href="a.css"?>${svg(drawn)}`],
  ['is not an SVG file', '<html><svg></svg></html>'],
  ['is not an SVG file', ''],
  [
    'contains <text> in the font Georgia, which not every device has: turn the text into paths',
    svg('<text x="3" y="9" font-family="Georgia">Harbor</text>'),
  ],
  [
    'contains <text> in the font Gill Sans, which not every device has: turn the text into paths',
    svg(
      '<style>.name { font-family: "Gill Sans", sans-serif; }</style><text class="name">Harbor</text>',
    ),
  ],
  [
    'contains <text> in the font Figtree, which not every device has: turn the text into paths',
    svg('<g style="font: 700 12px Figtree"><svg:text>Harbor</svg:text></g>'),
  ],
  [
    "contains <text> in the browser's own font, which not every device has: turn the text into paths",
    svg('<text>Harbor</text>'),
  ],
])('rejects a file that %s', (fault, picture) => {
  expect(svgFault(picture)).toBe(fault);
});
