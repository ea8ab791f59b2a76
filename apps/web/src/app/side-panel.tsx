import { type StepMark, sectionMarks } from '@latchkey/domain';
import { Link } from 'react-router';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { addressIn } from '@/lib/language.ts';
import { appText as text } from '@/lib/texts.ts';
import { AccountInvitation } from '@/state/account/account-invitation.tsx';
import { sectionWords } from '@/state/section-words.ts';
import { StepDot } from '@/state/step-dot.tsx';
import { pageAtAddress } from '@/state/wizard.ts';
import { LanguageSwitch } from '@/ui/language-switch.tsx';
import { Logo } from '@/ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';

/** On a wide screen, lists the five sections and the buyer's progress through them. */
export function SidePanel({ pathname }: { pathname: string }) {
  const page = pageAtAddress(pathname);
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line bg-panel p-7 lg:flex">
      <Link to={addressIn('/')} className="self-start rounded-small">
        <Logo />
      </Link>
      <nav aria-label={text.steps()} className="mt-10 grow">
        <ol>
          {sectionMarks(page).map(({ section, mark }) => (
            <Step key={section} mark={mark} title={sectionWords[section].title()}>
              {sectionWords[section].lead()}
            </Step>
          ))}
        </ol>
      </nav>
      <div className="-ml-2">
        <LanguageSwitch />
      </div>
      <div className="min-h-24 pt-4 text-sm">
        <PanelEnd />
      </div>
    </aside>
  );
}

/**
 * Invites a signed-out visitor to create an account. Shows the account menu to a signed-in user.
 */
function PanelEnd() {
  const { user, loading } = useAuth();
  if (loading) return null;
  if (user) return <AccountMenu />;
  return <AccountInvitation />;
}

function Step({ mark, title, children }: { mark: StepMark; title: string; children: string }) {
  const isCurrent = mark === 'current';
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="group relative flex gap-3.5 pb-6 last:pb-0"
    >
      <span
        aria-hidden
        className={`absolute top-7 bottom-1 left-[0.75rem] w-0.5 group-last:hidden ${mark === 'done' ? 'bg-brand' : 'bg-line'}`}
      />
      <StepDot mark={mark} className="mt-0.5 size-6.5" />
      <div>
        <p className="text-base font-semibold">
          {title}
          {mark === 'done' ? <span className="sr-only">{` (${text.done()})`}</span> : null}
          {isCurrent ? <span className="sr-only">{` (${text.current()})`}</span> : null}
        </p>
        <p className="text-[0.875rem] text-ink-soft">{children}</p>
      </div>
    </li>
  );
}
