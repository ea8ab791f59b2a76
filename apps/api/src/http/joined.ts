/** In bytes; some ten lists of programs. */
const LARGEST = 256 * 1024;

/** The most bytes that one unit of a text takes in UTF-8. */
const WIDEST = 3;

let memory = Buffer.allocUnsafeSlow(LARGEST);
let used = 0;

/**
 * Texts and bytes in one piece. Several answers share a piece of memory: one of its own for each
 * costs as much as what is written into it.
 */
export function joined(pieces: readonly (string | Buffer)[]): Buffer {
  let most = 0;
  for (const piece of pieces)
    most += typeof piece === 'string' ? piece.length * WIDEST : piece.length;
  if (used + most > memory.length) {
    memory = Buffer.allocUnsafeSlow(Math.max(LARGEST, most));
    used = 0;
  }
  const start = used;
  for (const piece of pieces) {
    used += typeof piece === 'string' ? memory.write(piece, used) : piece.copy(memory, used);
  }
  return memory.subarray(start, used);
}
