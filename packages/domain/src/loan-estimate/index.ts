export * from './loan-estimate.ts';
export * from './reading.ts';
export * from './typed-figures.ts';
