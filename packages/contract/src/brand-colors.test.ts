import { expect, it } from 'vitest';
import { brandColorRules } from './brand-colors.ts';

it('does not write rules for a brand without colors', () => {
  expect(brandColorRules({ colors: { light: {}, dark: {} } })).toBe('');
});

it('uses the dark colors for the dark parts of light pages, and writes shared colors only once', () => {
  const colors = { light: { brand: '#111111', banner: '#222222' }, dark: { brand: '#eeeeee' } };
  expect(brandColorRules({ colors })).toBe(
    '@media screen and (prefers-color-scheme:light){html:root{--brand:#111111;--banner:#222222;}}' +
      '@media screen and (prefers-color-scheme:dark){html:root{--banner:#222222;--brand:#eeeeee;}}' +
      'html:root{--night-brand:#eeeeee;}',
  );
});
