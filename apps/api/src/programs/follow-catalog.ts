import { watch } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import type { CatalogStore } from './catalog-store.ts';

/** Files are often written in several steps: the last one counts. */
const DEBOUNCE_MS = 200;

/**
 * Loads the catalog anew when a file of the operator's folder changes, and at SIGHUP. A catalog with
 * a fault is logged and left; the one before stays.
 *
 * @returns ends it
 */
export function followCatalog(
  folder: string | undefined,
  store: CatalogStore,
  log: FastifyBaseLogger,
): () => void {
  const reload = () => {
    try {
      log.info({ programs: store.reload() }, 'catalog reloaded');
    } catch (err) {
      log.error({ err }, 'catalog not reloaded, the one before stays');
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
