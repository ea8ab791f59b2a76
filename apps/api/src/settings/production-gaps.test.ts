import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { productionGaps } from './production-gaps.ts';

const production = { NODE_ENV: 'production', SITE_URL: 'https://home.example' };
const complete = {
  ...production,
  SMTP_URL: 'smtp://mail.example',
  AUTH_SECRET: '0123456789abcdef0123456789abcdef',
  TRUST_PROXY: '1',
};
/** Returns the name of the setting at the start of each line. */
const gapsOf = (environment: Record<string, string>, hasShippedBrand = false) =>
  productionGaps(readConfig(environment), hasShippedBrand).map((line) => line.split(' ')[0]);

it('warns about each missing setting in production in one line', () => {
  expect(gapsOf(production, true)).toEqual([
    'BRAND_FILE',
    'SMTP_URL',
    'AUTH_SECRET',
    'TRUST_PROXY',
  ]);
  expect(productionGaps(readConfig(production), true).join('')).not.toContain('\n');
});

it('does not warn about a complete production setup or a local trial', () => {
  expect(gapsOf(complete)).toEqual([]);
  expect(gapsOf({}, true)).toEqual([]);
  const hosted = { SUPABASE_URL: 'https://abc.supabase.example', SUPABASE_ANON_KEY: 'public' };
  const { AUTH_SECRET: _, ...rest } = complete;
  expect(gapsOf({ ...rest, ...hosted })).toEqual([]);
});
