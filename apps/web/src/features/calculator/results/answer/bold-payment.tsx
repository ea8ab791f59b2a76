/** A payment in a sentence. */
export function boldPayment(words: string) {
  return (
    <strong className="tabular" data-payment>
      {words}
    </strong>
  );
}

/** Any other amount in a sentence. */
export function boldAmount(words: string) {
  return <strong className="tabular">{words}</strong>;
}
