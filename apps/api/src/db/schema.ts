export * from './schema/accounts.ts';
export * from './schema/catalog.ts';
export * from './schema/catalog-edits.ts';
export * from './schema/leads.ts';
export * from './schema/mortgage-rates.ts';
export * from './schema/quotes.ts';
export * from './schema/rate-limits.ts';
export * from './schema/step-counts.ts';
