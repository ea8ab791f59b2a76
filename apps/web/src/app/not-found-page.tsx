import { brand } from '@/lib/brand.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Logo } from '@/ui/logo.tsx';
import { text } from './app-text.ts';

export function NotFoundPage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-(--column) flex-col items-start justify-center gap-6 px-5">
      <title>{`404 · ${brand.name}`}</title>
      <Logo />
      <h1 className="text-2xl leading-tight font-bold">{text.notFound()}</h1>
      <ButtonLink to="/">{text.backHome()}</ButtonLink>
    </main>
  );
}
