import { leftOutText as text } from '@/lib/texts.ts';

/** What the payment above it leaves out. */
export function LeftOutLine({ parts }: { parts: readonly string[] }) {
  return parts.length === 0 ? null : (
    <p className="text-sm">{text.notIn({ parts: parts.join(', ') })}</p>
  );
}
