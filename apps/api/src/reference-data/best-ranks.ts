/**
 * The lowest ranks in order, at most `most`. Compares each rank with the worst one so far, which
 * few of thousands beat.
 */
export function bestRanks(
  ranks: Uint32Array,
  most: number,
  isWanted?: (rank: number) => boolean,
): number[] {
  const best: number[] = [];
  let worst = Number.POSITIVE_INFINITY;

  for (const rank of ranks) {
    if (rank >= worst || (isWanted && !isWanted(rank))) continue;
    if (best.length === most) best.pop();
    let index = best.length;
    while (index > 0 && (best[index - 1] ?? 0) > rank) index -= 1;
    best.splice(index, 0, rank);
    if (best.length === most) worst = best[most - 1] ?? worst;
  }
  return best;
}
