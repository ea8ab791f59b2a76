import { appText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Logo } from '@/ui/logo.tsx';

/** Shown in place of a page that fails to load or render. Keeps the buyer's stored answers. */
export function PageFailure() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-(--column) flex-col items-start justify-center gap-6 px-5">
      <Logo />
      <h1 className="text-2xl leading-tight font-bold">{text.failed()}</h1>
      <Button onClick={() => location.reload()}>{text.reload()}</Button>
    </main>
  );
}
