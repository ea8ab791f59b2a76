/**
 * Matches a checked box: an X, a symbol or a private-use character. Symbol fonts use the codes of
 * ordinary characters. In Zapf Dingbats, 4 and 8 are check marks and o is a box. In Wingdings, ü
 * and þ are check marks, and ¨ and q are boxes.
 */
const checkedMark = /^[[(]?\s?[xX48üþ☒☑✓✔✗✘✕✖■\u{f078}\u{f0fe}\u{f0fd}\u{f0fc}]\s?[\])]?$/u;
const emptyMark = /^[[(]?\s?[oq¨□☐◻▢❏❑❒○\u{f06f}\u{f0a8}\u{f071}]?\s?[\])]?$/u;

/** A group of check boxes, such as `☐ NO ☒ YES, until 4/16/2026`. */
export interface CheckBoxes {
  readonly checked: readonly string[];
  /** The text after the last option. */
  readonly rest: string;
}

/**
 * Reads a group of check boxes. Each box is to the left of its option.
 *
 * @param names the options, in the order of the form
 * @returns undefined if an option is missing, or if a box has an unknown mark
 */
export function checkBoxesIn(text: string, names: readonly string[]): CheckBoxes | undefined {
  const checked: string[] = [];
  let rest = text;
  for (const name of names) {
    const option = new RegExp(`^(.*?)\\b${name}\\b(.*)$`, 'i').exec(rest);
    if (!option) return undefined;
    const [, before = '', after = ''] = option;
    const mark = before.replace(/^,/, '').trim();
    if (checkedMark.test(mark)) checked.push(name);
    else if (!emptyMark.test(mark)) return undefined;
    rest = after;
  }
  return { checked, rest };
}

/** Whether a text starts with a checked box. */
export function startsChecked(text: string): boolean {
  return checkedMark.test(text.trim().split(/\s/)[0] ?? '');
}
