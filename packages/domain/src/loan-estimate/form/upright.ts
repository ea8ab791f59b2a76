import type { Direction, TextPage, TextRun } from './text-run.ts';

/**
 * Rotates a page so that most of its text reads from left to right. Removes other text, such as a
 * note along the edge. If the same text is drawn twice to make it bold, keeps only one copy.
 */
export function upright(page: TextPage): TextRun[] {
  const direction = mainDirection(page);
  const turned = page.filter((run) => run.direction === direction).map(turnedRun);
  const drawn = new Set<string>();
  return turned.filter((run) => {
    const keys = placeKeys(run);
    const isSecond = keys.some((key) => drawn.has(key));
    for (const key of keys.slice(0, 1)) drawn.add(key);
    return !isSecond;
  });
}

/** Returns the direction of most characters. */
function mainDirection(page: TextPage): Direction {
  const letters = new Map<Direction, number>();
  for (const { direction, text } of page) {
    letters.set(direction, (letters.get(direction) ?? 0) + text.length);
  }
  const [most] = [...letters].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? 0;
}

function turnedRun(run: TextRun): TextRun {
  const { x, y, direction } = run;
  const places = { 0: [x, y], 90: [y, -x], 180: [-x, -y], 270: [-y, x] } as const;
  const [turnedX, turnedY] = places[direction];
  return { ...run, x: turnedX, y: turnedY, direction: 0 };
}

/**
 * The size of a grid square, in points. Equal texts that start in the same or adjacent squares are
 * duplicates.
 */
const SAME_PLACE = 0.5;

/**
 * Returns keys for the square in which a run starts and the squares around it. The run's own square
 * comes first.
 */
function placeKeys({ text, x, y }: TextRun): string[] {
  const [column, row] = [Math.round(x / SAME_PLACE), Math.round(y / SAME_PLACE)];
  const around = [0, -1, 1].flatMap((dx) => [0, -1, 1].map((dy) => [dx, dy] as const));
  return around.map(([dx, dy]) => `${column + dx} ${row + dy} ${text}`);
}
