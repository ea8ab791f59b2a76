export { about } from './about/about.ts';
export { example } from './about/example.ts';
export { sources } from './about/sources.ts';
