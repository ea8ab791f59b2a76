export function ExamplePage() {
  return null;
}
