import CircleAlert from 'lucide-react/icons/circle-exclamation-point';

/** Shows why the server rejected a form. Screen readers announce the text immediately. */
export function FormProblem({ children }: { children: string | null | undefined }) {
  if (!children) return null;
  return (
    <p role="alert" className="flex gap-1.5 text-sm font-semibold text-danger wrap-anywhere">
      <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}
