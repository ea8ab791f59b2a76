import type { Palette } from './palette.ts';

const font =
  "font-family: Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const cell = 'padding: 8px 0; text-align: left; vertical-align: top';

/** Inline styles for the light color scheme. Some clients do not support style sheets. */
export function letterStyle(color: Palette) {
  const soft = `color: ${color['ink-soft']}; ${font}; font-size: 14px; line-height: 21px`;
  const body = `color: ${color.ink}; ${font}; font-size: 16px; line-height: 25px`;
  const border = `border-bottom: 1px solid ${color.line}`;
  return {
    page: `margin: 0; padding: 0; background-color: ${color.paper}`,
    frame: `width: 100%; border-collapse: collapse; background-color: ${color.paper}`,
    // A table with collapsed borders cannot have rounded corners.
    column:
      'width: 100%; max-width: 560px; border-collapse: separate; border-spacing: 0; text-align: left',
    hidden: 'display: none; max-height: 0; overflow: hidden',
    name: `padding: 0 8px 20px; color: ${color.brand}; ${font}; font-size: 20px; font-weight: 700`,
    logo: 'display: inline-block; height: 40px; width: auto; max-width: 100%; margin-right: 12px; border: 0; vertical-align: middle',
    dot: `display: inline-block; width: 12px; height: 12px; margin-right: 9px; border-radius: 6px; background-color: ${color.gold}`,
    card: `padding: 32px 28px; border: 1px solid ${color.line}; border-radius: 14px; background-color: ${color.surface}`,
    title: `margin: 0 0 16px; color: ${color.ink}; ${font}; font-size: 24px; line-height: 31px`,
    text: `margin: 0 0 16px; ${body}`,
    small: `margin: 0 0 12px; ${soft}`,
    heading: `margin: 28px 0 8px; color: ${color.ink}; ${font}; font-size: 18px; line-height: 25px`,
    steps: 'margin: 8px 0 16px; padding: 0 0 0 24px',
    step: `margin: 0 0 12px; ${body}`,
    facts: 'width: 100%; margin: 8px 0 16px; border-collapse: collapse',
    factName: `${cell}; width: 40%; padding-right: 16px; font-weight: 400; ${soft}; ${border}`,
    fact: `${cell}; ${body}; ${border}`,
    button: `display: inline-block; padding: 14px 26px; border-radius: 10px; background-color: ${color.brand}; color: ${color['on-brand']}; ${font}; font-size: 16px; font-weight: 600; text-decoration: none`,
    link: `color: ${color.brand}; overflow-wrap: anywhere`,
    // A long address must wrap anywhere, even in clients that support only the older property.
    address: `color: ${color.brand}; overflow-wrap: anywhere; word-break: break-all`,
  };
}

/** Returns a style sheet that overrides the inline styles in clients with a dark color scheme. */
export function schemes(color: Palette): string {
  return `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
.page { background-color: ${color.paper} !important }
.card { background-color: ${color.surface} !important; border-color: ${color.line} !important }
.text { color: ${color.ink} !important }
.small { color: ${color['ink-soft']} !important }
.fact { border-color: ${color.line} !important }
.brand, .link { color: ${color.brand} !important }
.button { background-color: ${color.brand} !important; color: ${color['on-brand']} !important }
.logo.light { display: none !important }
.logo.dark { display: inline-block !important }
}`;
}
