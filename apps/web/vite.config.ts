import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { output, refuseCircles } from './build/chunks.ts';
import { compiledTexts } from './build/compiled-texts.ts';
import { countyMaps } from './build/county-maps.ts';
import { pageScripts } from './build/page-scripts.ts';
import { preloadFont, preloadTexts } from './build/preloads.ts';
import { compiledReact, compilerRuntime } from './build/react-compiler.ts';
import { questionCount, siteFiles } from './build/site-files.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/**
 * The build of the code that renders pages on the server. It bundles every package. It also
 * minifies the code, because rendered pages include the source of some of its functions.
 */
const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/.server',
  minify: true,
  copyPublicDir: false,
};

const browserBuild: BuildEnvironmentOptions = {
  manifest: true,
  target: 'es2022',
  assetsInlineLimit: 0,
  // Without the polyfill, older browsers load the same files, but slightly later.
  modulePreload: { polyfill: false },
  rolldownOptions: { output },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    compiledReact(),
    tailwindcss(),
    compiledTexts(),
    countyMaps(),
    siteFiles(),
    questionCount(),
    preloadFont(),
    preloadTexts(),
    ...(isSsrBuild ? [] : [pageScripts()]),
    refuseCircles(),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)), ...compilerRuntime } },
  build: isSsrBuild ? serverBuild : browserBuild,
  // A worker is a module of its own, with the parts of the packages that it uses.
  worker: { format: 'es' },
  ssr: { noExternal: true },
  // Otherwise, the environment in which the server starts would determine the mode, and pages could
  // contain React's stack traces.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  server: { proxy: { '/api': api, '/auth': api } },
}));
