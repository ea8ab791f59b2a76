import { LanguageSwitch } from '@/ui/language-switch.tsx';
import { AccountCorner } from './account-corner.tsx';

/** The right side of a header: the language menu, and the "Sign In" button or the account menu. */
export function HeaderCorner() {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-1 sm:gap-x-2">
      <LanguageSwitch isShort />
      <AccountCorner />
    </div>
  );
}
