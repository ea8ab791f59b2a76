export { about } from './about/about.ts';
export { example } from './about/example.ts';
