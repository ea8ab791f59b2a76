import { brandColors } from '@latchkey/contract';
import type { Brand } from '@latchkey/domain';

/** The colors of an email. */
export type Palette = typeof light;

/** Design tokens for emails. A test compares them with the web app's tokens. */
const light = {
  paper: '#fbfaf6',
  surface: '#ffffff',
  ink: '#14231f',
  'ink-soft': '#52625c',
  line: '#e3dfd4',
  brand: '#0b6b4f',
  gold: '#f2b544',
  'on-brand': '#ffffff',
};

const dark: Palette = {
  ...light,
  paper: '#0d211b',
  surface: '#15302a',
  ink: '#f2f5f1',
  'ink-soft': '#a9bab3',
  line: '#27433b',
  brand: '#4fbf97',
  'on-brand': '#06231a',
};

/** Returns the colors for both color schemes, with the brand's overrides. */
export function palettes(brand: Pick<Brand, 'colors'>): { light: Palette; dark: Palette } {
  const colors = brandColors(brand);
  return { light: { ...light, ...colors.light }, dark: { ...dark, ...colors.dark } };
}
