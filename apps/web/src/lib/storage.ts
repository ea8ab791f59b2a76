/**
 * Local storage that never throws, even if it is full, blocked or contains invalid data. On
 * failure, `read` returns null and `write` returns false.
 */
export const storage = {
  read(key: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },

  /** Whether storage contains exactly this value, written by any tab. */
  holds(key: string, value: unknown): boolean {
    try {
      return localStorage.getItem(key) === JSON.stringify(value);
    } catch {
      return false;
    }
  },

  write(key: string, value: unknown): boolean {
    try {
      localStorage.setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },

  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked storage has no entry to remove.
    }
  },
};
