/**
 * One key for each content: the same content, sent again, keeps its key, and a changed one gets a
 * new key. So a retry is known as one, and a corrected form is not taken for it.
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
