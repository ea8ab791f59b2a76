export function CalculatorPage() {
  return null;
}
