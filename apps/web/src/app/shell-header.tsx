import { Link } from 'react-router';
import { Logo } from '@/ui/logo.tsx';
import { AccountCorner } from './account-corner.tsx';

/** The slim header on phones and tablets. */
export function ShellHeader() {
  return (
    <header className="flex min-h-18 items-center justify-between gap-3 px-5 lg:hidden">
      <Link to="/" className="rounded-small">
        <Logo />
      </Link>
      <AccountCorner />
    </header>
  );
}
