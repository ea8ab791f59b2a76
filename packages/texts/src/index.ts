export { type AreaName, type Catalogs, defaultLocale, type Locale } from './catalogs.ts';
export { type Formats, formatsOf } from './formats.ts';
export { speak, type TextOf } from './speak.ts';
