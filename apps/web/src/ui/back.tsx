import ChevronLeft from 'lucide-react/icons/chevron-left';
import { uiText as text } from '@/lib/texts.ts';
import { Button, ButtonLink } from './button.tsx';

/** Link to the previous page. */
export function BackLink({ to }: { to: string }) {
  return (
    <ButtonLink look="quiet" to={to} className="-ml-2 mt-6">
      <ChevronLeft size={18} aria-hidden />
      {text.back()}
    </ButtonLink>
  );
}

/** A Back button that looks like {@link BackLink}, for pages where Back does more than navigate. */
export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <Button look="quiet" onClick={onClick} className="-ml-2 mt-6">
      <ChevronLeft size={18} aria-hidden />
      {text.back()}
    </Button>
  );
}
