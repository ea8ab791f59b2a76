export function ExampleCard() {
  return null;
}
