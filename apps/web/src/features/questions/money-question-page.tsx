export function MoneyQuestionPage() {
  return null;
}
