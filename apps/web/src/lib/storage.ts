/** Browser storage that never throws, even if it is full, blocked or has invalid data. */
function safeStorage(area: () => Storage) {
  return {
    /** The value, or null on failure. */
    read(key: string): unknown {
      try {
        return JSON.parse(area().getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },

    /** The stored string, or null on failure. */
    text(key: string): string | null {
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },

    /** Whether the value was stored. */
    write(key: string, value: unknown): boolean {
      try {
        area().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },

    remove(key: string): void {
      try {
        area().removeItem(key);
      } catch {
        // Blocked storage has no entry to remove.
      }
    },
  };
}

/** Storage that all tabs of this browser share. */
export const storage = safeStorage(() => localStorage);

/** Storage that only this tab sees. The browser clears it when the tab closes. */
export const tabStorage = safeStorage(() => sessionStorage);

/**
 * Calls the listener when another tab changes the shared storage, as long as this tab is open. Does
 * nothing on the server, which has no other tabs.
 */
export function onStorageChange(listener: (event: StorageEvent) => void): void {
  globalThis.window?.addEventListener('storage', listener);
}
