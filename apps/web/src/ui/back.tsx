import { ChevronLeft } from 'lucide-react';
import { Button, ButtonLink } from './button.tsx';
import { text } from './ui-text.ts';

/** Leads to the page before. */
export function BackLink({ to }: { to: string }) {
  return (
    <ButtonLink look="quiet" to={to} className="-ml-2 mt-6">
      <ChevronLeft size={18} aria-hidden />
      {text.back()}
    </ButtonLink>
  );
}

/** Like {@link BackLink} where going back does something besides. */
export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <Button look="quiet" onClick={onClick} className="-ml-2 mt-6">
      <ChevronLeft size={18} aria-hidden />
      {text.back()}
    </Button>
  );
}
