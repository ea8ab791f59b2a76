/**
 * Local storage that never throws, even if it is full, blocked or holds invalid data. `read` returns
 * null then, and `write` returns whether it worked.
 */
export const storage = {
  read(key: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },

  /** Whether storage holds exactly this value, written by any tab. */
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
      // Blocked storage holds nothing to remove.
    }
  },
};
