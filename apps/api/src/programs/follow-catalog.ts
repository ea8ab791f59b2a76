import { watch } from 'node:fs';
import { dirname } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { CatalogStore } from './catalog-store.ts';

/**
 * How long the files must stay unchanged before a reload, in milliseconds. Files are often written
 * in several steps.
 */
const DEBOUNCE_MS = 200;

/**
 * Reloads the catalog on SIGHUP, and when a file changes in the operator's folder or in the folder
 * of the product file, which hides programs. If the new catalog is invalid, logs the error and
 * keeps the current catalog.
 *
 * @param reloaded called after each reload
 * @returns a function that stops watching the folders
 */
export function followCatalog(
  {
    catalogDir,
    productFile,
  }: { readonly catalogDir: string | undefined; readonly productFile: string },
  store: CatalogStore,
  log: FastifyBaseLogger,
  reloaded: () => Promise<void> = async () => {},
): () => void {
  const reload = () => {
    try {
      log.info({ programs: store.reload() }, 'catalog reloaded');
      reloaded().catch((err: unknown) => log.error({ err }, 'could not record the changed facts'));
    } catch (err) {
      log.error({ err }, 'could not reload the catalog; the current catalog stays in use');
    }
  };

  let settling: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(settling);
    settling = setTimeout(reload, DEBOUNCE_MS);
  };
  const folders = catalogDir === undefined ? [] : [catalogDir];
  const watchers = [...folders, dirname(productFile)].map((folder) =>
    watch(folder, changed).on('error', (err) => {
      log.error({ err, folder }, 'a catalog folder is no longer watched');
    }),
  );
  process.on('SIGHUP', reload);

  return () => {
    clearTimeout(settling);
    for (const watcher of watchers) watcher.close();
    process.off('SIGHUP', reload);
  };
}
