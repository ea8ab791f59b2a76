import { watch } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import type { CatalogStore } from './catalog-store.ts';

/** Milliseconds without changes before a reload, since files are often written in several steps. */
const DEBOUNCE_MS = 200;

/**
 * Reloads the catalog when a file in the operator's folder changes, and on SIGHUP. If the new
 * catalog is invalid, it logs the error and keeps the current one.
 *
 * @param reloaded called after each reload
 * @returns a function that stops watching the folder
 */
export function followCatalog(
  folder: string | undefined,
  store: CatalogStore,
  log: FastifyBaseLogger,
  reloaded: () => Promise<void> = async () => {},
): () => void {
  const reload = () => {
    try {
      log.info({ programs: store.reload() }, 'catalog reloaded');
      reloaded().catch((err: unknown) => log.error({ err }, 'changed facts not recorded'));
    } catch (err) {
      log.error({ err }, 'catalog not reloaded, keeping the current one');
    }
  };

  let settling: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(settling);
    settling = setTimeout(reload, DEBOUNCE_MS);
  };
  const watcher = folder === undefined ? undefined : watch(folder, changed);
  watcher?.on('error', (err) => log.error({ err }, 'the catalog folder is no longer watched'));
  process.on('SIGHUP', reload);

  return () => {
    clearTimeout(settling);
    watcher?.close();
    process.off('SIGHUP', reload);
  };
}
