import { ENDED_NOTICE_DAYS } from '@latchkey/contract';
import { SAVED_QUOTE_DAYS } from '@latchkey/domain';
import { useSite } from '@/lib/site.ts';
import { aboutText as text } from '@/lib/texts.ts';
import { ClearAnswers } from '@/state/quotes/clear-answers-button.tsx';
import { MailSentence } from '@/ui/mail-sentence.tsx';
import { Page } from '@/ui/page.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';
import { Section } from './section.tsx';

export function PrivacyPage() {
  const { config } = useSite();
  return (
    <PlainPage>
      <Page title={text.privacyTitle()} lead={text.privacyLead()}>
        <Section title={text.browserTitle()}>
          <p>{text.browserAnswers()}</p>
          <p>{text.browserRequest()}</p>
          <p>{text.browserSource()}</p>
          <p>{text.browserPapers()}</p>
          <p>{text.browserLife({ days: SAVED_QUOTE_DAYS })}</p>
          <ClearAnswers />
        </Section>
        <Section title={text.searchTitle()}>
          <p>{text.search()}</p>
        </Section>
        <Section title={text.accountTitle()}>
          <p>{text.account()}</p>
          <p>{text.accountLife()}</p>
        </Section>
        <Section title={text.requestTitle()}>
          <p>{text.request()}</p>
          <p>{text.requestConsent()}</p>
          {config.retentionDays === undefined ? null : (
            <p>{text.requestLife({ days: config.retentionDays })}</p>
          )}
          <p>{text.requestLimits()}</p>
        </Section>
        {config.sendsNotices ? (
          <Section title={text.noticesTitle()}>
            <p>{text.notices({ days: ENDED_NOTICE_DAYS })}</p>
            <p>{text.noticesQuotes()}</p>
            <p>{text.noticesCorrection()}</p>
            <p>{text.noticesLife({ days: ENDED_NOTICE_DAYS })}</p>
          </Section>
        ) : null}
        <Section title={text.agenciesTitle()}>
          <p>{text.agencies({ days: ENDED_NOTICE_DAYS })}</p>
        </Section>
        <Section title={text.rightsTitle()}>
          <MailSentence text={text.rights} />
          <p>{text.rightsErased()}</p>
        </Section>
        <Section title={text.countingTitle()}>
          <p>{text.counting()}</p>
          <p>{text.countingOnce()}</p>
        </Section>
        <Section title={text.trackingTitle()}>
          <p>{text.tracking()}</p>
          {config.google ? <p>{text.trackingGoogle()}</p> : null}
          <p>{text.signals()}</p>
        </Section>
      </Page>
    </PlainPage>
  );
}
