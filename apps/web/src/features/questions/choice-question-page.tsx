export function ChoiceQuestionPage() {
  return null;
}
