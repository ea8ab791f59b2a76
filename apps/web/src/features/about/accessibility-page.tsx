import { aboutText as text } from '@/lib/texts.ts';
import { MailSentence } from '@/ui/mail-sentence.tsx';
import { Page } from '@/ui/page.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';
import { Section } from './section.tsx';

export function AccessibilityPage() {
  return (
    <PlainPage>
      <Page title={text.accessibilityTitle()} lead={text.accessibilityLead()}>
        <Section title={text.goalTitle()}>
          <p>{text.goal()}</p>
        </Section>
        <Section title={text.doneTitle()}>
          <ul className="grid list-disc gap-2 pl-5 marker:text-brand">
            <li>{text.doneKeyboard()}</li>
            <li>{text.doneReader()}</li>
            <li>{text.doneZoom()}</li>
            <li>{text.doneColor()}</li>
            <li>{text.doneMotion()}</li>
            <li>{text.doneTime()}</li>
          </ul>
        </Section>
        <Section title={text.testedTitle()}>
          <p>{text.tested()}</p>
        </Section>
        <Section title={text.tellTitle()}>
          <MailSentence text={text.tell} />
        </Section>
      </Page>
    </PlainPage>
  );
}
