import { type Section, type StepMark, sectionMarks } from '@latchkey/domain';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { appText as text } from '@/lib/texts.ts';
import { openAccountDialog } from '@/state/account/account-dialog.ts';
import { pageAtAddress } from '@/state/wizard.ts';
import { Logo } from '@/ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';

const words: Record<Section, { title: () => string; lead: () => string }> = {
  'home-info': { title: text.homeInfo, lead: text.homeInfoLead },
  'financial-info': { title: text.financialInfo, lead: text.financialInfoLead },
  'personal-info': { title: text.personalInfo, lead: text.personalInfoLead },
  programs: { title: text.programs, lead: text.programsLead },
  estimate: { title: text.estimate, lead: text.estimateLead },
};

/** On a wide screen, lists the five sections and the buyer's progress through them. */
export function SidePanel({ pathname }: { pathname: string }) {
  const page = pageAtAddress(pathname);
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line bg-panel p-7 lg:flex">
      <Link to="/" className="self-start rounded-small">
        <Logo />
      </Link>
      <nav aria-label={text.steps()} className="mt-10 grow">
        <ol>
          {sectionMarks(page).map(({ section, mark }) => (
            <Step key={section} mark={mark} title={words[section].title()}>
              {words[section].lead()}
            </Step>
          ))}
        </ol>
      </nav>
      <div className="min-h-24 pt-6 text-sm">
        <PanelEnd />
      </div>
    </aside>
  );
}

/** An invitation to create an account, or the account menu. */
function PanelEnd() {
  const { user, loading } = useAuth();
  if (loading) return null;
  if (user) return <AccountMenu />;
  return (
    <>
      <p className="text-ink-soft">{text.comeBack()}</p>
      <button
        type="button"
        className="min-h-11 rounded-small font-semibold text-brand hover:underline"
        onClick={() => openAccountDialog('sign-up')}
      >
        {text.createAccount()}
      </button>
    </>
  );
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
      <Dot mark={mark} />
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

function Dot({ mark }: { mark: StepMark }) {
  const look = {
    done: 'border-brand bg-brand text-on-brand',
    current: 'border-brand bg-surface',
    'to-come': 'border-line-strong bg-surface',
  }[mark];
  return (
    <span
      aria-hidden
      className={`mt-0.5 flex size-6.5 shrink-0 items-center justify-center rounded-full border-2 ${look}`}
    >
      {mark === 'done' ? <Check size={15} strokeWidth={3} /> : null}
      {mark === 'current' ? <span className="size-2.5 rounded-full bg-brand" /> : null}
    </span>
  );
}
