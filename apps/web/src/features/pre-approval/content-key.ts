/**
 * Returns a function that provides idempotency keys for the content of a form. The key for the same
 * content is always the same, so that the server recognizes a retry. A corrected form gets a new
 * key, so that the server does not treat it as a retry.
 */
export function contentKeys(newKey: () => string): (content: unknown) => string {
  const keys = new Map<string, string>();
  return (content) => {
    const text = JSON.stringify(content);
    const key = keys.get(text) ?? newKey();
    keys.set(text, key);
    return key;
  };
}
