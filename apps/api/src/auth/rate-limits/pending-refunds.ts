/** Maximum delay before a refund is written, in milliseconds. */
const MAX_DELAY_MS = 1_000;

/**
 * Pending refunds. A successful attempt is refunded with the next write for its key, or within one
 * second, so success needs no extra query.
 */
export function pendingRefunds(write: (refunds: ReadonlyMap<string, number>) => Promise<void>) {
  const pending = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  /**
   * Writes all pending refunds. If the write fails, drops the refunds, and their points expire with
   * the window.
   */
  async function writeAll(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (pending.size === 0) return;
    const all = new Map(pending);
    pending.clear();
    await write(all).catch(() => {});
  }

  return {
    add(key: string): void {
      pending.set(key, (pending.get(key) ?? 0) + 1);
      timer ??= setTimeout(writeAll, MAX_DELAY_MS).unref();
    },

    /** Removes a key's refund and returns its points. The caller then writes the points. */
    take(key: string): number {
      const points = pending.get(key) ?? 0;
      pending.delete(key);
      return points;
    },

    writeAll,
  };
}
