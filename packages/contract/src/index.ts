export * from './endpoint.ts';
export * from './leads.ts';
export * from './locations.ts';
export * from './problem.ts';
export * from './programs.ts';
export * from './quote-input.ts';
export * from './reference.ts';
