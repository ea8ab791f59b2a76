export function PreApprovalPage() {
  return null;
}
