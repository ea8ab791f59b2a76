/** Maximum size of a decompressed stream, in bytes. A larger stream is treated as damaged. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

/**
 * Whether a PDF is cut off inside one of its streams, or a compressed stream fails its own
 * checksum. A viewer shows such a file with missing or changed digits, so we do not read it.
 *
 * Does not check images, which contain no text, or the compressed streams of encrypted files.
 *
 * @see ISO 32000-2, 7.3.8 and 7.4.4: streams, and the checksum of zlib (RFC 1950)
 */
export async function isDamaged(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const text = new TextDecoder('latin1').decode(bytes);
  if (text.includes('/Encrypt')) return text.lastIndexOf('endstream') < lastStart(text);
  for (let from = 0; ; ) {
    const start = nextStart(text, from);
    if (start < 0) return false;
    const end = text.indexOf('endstream', start);
    if (end < 0) return true;
    const isWhole =
      !isPacked(text, start) || (await unpacks(bytes, endsOf(text, start, end), start));
    if (!isWhole) return true;
    from = end + 'endstream'.length;
  }
}

function lastStart(text: string): number {
  return text.lastIndexOf('stream\n', text.lastIndexOf('endstream') - 1);
}

/** Returns the index of the next stream's first byte, or -1. */
function nextStart(text: string, from: number): number {
  const keyword = /(?<!end)stream\r?\n/g;
  keyword.lastIndex = from;
  return keyword.exec(text) ? keyword.lastIndex : -1;
}

/** Whether a stream is compressed with zlib only, and is not an image. */
function isPacked(text: string, start: number): boolean {
  const dictionary = text.slice(text.lastIndexOf(' obj', start), start);
  if (/\/Subtype\s*\/Image/.test(dictionary)) return false;
  return /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/.test(dictionary);
}

/**
 * Returns the positions where a stream may end. The line break before `endstream` may or may not
 * belong to the stream.
 */
function endsOf(text: string, start: number, end: number): number[] {
  const breaks = /(?:\r\n|\r|\n)$/.exec(text.slice(Math.max(start, end - 2), end))?.[0].length ?? 0;
  return [...new Set([end - breaks, end - Math.min(1, breaks), end])];
}

async function unpacks(
  bytes: Uint8Array<ArrayBuffer>,
  ends: readonly number[],
  start: number,
): Promise<boolean> {
  for (const end of ends) {
    if (await isIntact(bytes.subarray(start, end))) return true;
  }
  return false;
}

async function isIntact(packed: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = unpacked.getReader();
  try {
    for (let size = 0; size <= MAX_UNPACKED_BYTES; ) {
      const { done, value } = await reader.read();
      if (done) return true;
      size += value.byteLength;
    }
    await reader.cancel();
    return false;
  } catch {
    // The browser reports a wrong checksum and any other damage as an error of the stream.
    return false;
  }
}
