import type { ServerResponse } from 'node:http';

/** In bytes; some four of the longest lists of programs. */
const SIZE = 128 * 1024;

/** So many answers may be on their way at once in memory that is used again. */
const MOST = 16;

/** The most bytes that one unit of a text takes in UTF-8. */
const WIDEST = 3;

/** Memory, and the answer that was last written into it. */
interface Place {
  readonly memory: Buffer;
  response: ServerResponse;
}

/** The first are the busiest, and so in the processor's caches. */
const places: Place[] = [];

/**
 * Texts and bytes in one piece, to be sent as this response and no other. Its memory is used again
 * once the response is sent: new memory costs as much as what is written into it.
 */
export function joined(pieces: readonly (string | Buffer)[], response: ServerResponse): Buffer {
  let most = 0;
  for (const piece of pieces)
    most += typeof piece === 'string' ? piece.length * WIDEST : piece.length;
  const memory = memoryFor(response, most);
  let used = 0;
  for (const piece of pieces) {
    used += typeof piece === 'string' ? memory.write(piece, used) : piece.copy(memory, used);
  }
  return memory.subarray(0, used);
}

function memoryFor(response: ServerResponse, size: number): Buffer {
  if (size > SIZE) return Buffer.allocUnsafeSlow(size);
  const free = places.find((place) => isSent(place.response));
  if (free) {
    free.response = response;
    return free.memory;
  }
  const memory = Buffer.allocUnsafeSlow(SIZE);
  if (places.length < MOST) places.push({ memory, response });
  return memory;
}

/** Whether the system has all of a response, or nobody waits for it. */
function isSent({ writableFinished, destroyed }: ServerResponse): boolean {
  return writableFinished || destroyed;
}
