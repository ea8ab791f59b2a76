import type { ProgramDetails } from '@latchkey/domain';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { programsText as text } from '@/lib/texts.ts';
import { CatalogSentence } from '@/ui/catalog-text.tsx';

/** The program's details in sections. A section without data is not shown. */
export function ProgramSections({
  program: { specifics, website, tiers, pays },
}: {
  program: Pick<ProgramDetails, 'specifics' | 'website' | 'tiers' | 'pays'>;
}) {
  const contact = specifics.programProviderContact;
  return (
    <div className="mt-8 grid gap-6">
      <Words title={text.sectionMaxAmount()}>{specifics.maxAmount}</Words>
      <Bullets title={text.sectionTiers()} items={(tiers ?? []).map(({ says }) => says)} />
      {pays === null ? null : (
        <Section title={text.sectionPays()}>
          <p>{text[`pays-${pays}`]()}</p>
        </Section>
      )}
      <Words title={text.sectionCoverage()}>{specifics.geographicCoverage}</Words>
      <Bullets title={text.sectionBenefits()} items={specifics.benefits} />
      <Bullets title={text.sectionObligations()} items={specifics.homeBuyerObligations} />
      <Words title={text.sectionContribution()}>{specifics.minContribution}</Words>
      <Words title={text.sectionRepayment()}>{specifics.repaymentTerms}</Words>
      <Words title={text.sectionInterest()}>{specifics.interestRate}</Words>
      {website || contact.trim() ? (
        <section className="rounded-card border border-line bg-panel p-5 sm:p-6">
          <h2 className="text-lg font-bold">{text.askAgency()}</h2>
          <p className="mt-1 text-sm text-ink-soft">{text.askAgencyLead()}</p>
          <div className="mt-4 grid gap-4">
            {website ? (
              <Section title={text.sectionWebsite()}>
                <Website address={website} />
              </Section>
            ) : null}
            <Words title={text.sectionContact()}>{contact}</Words>
          </div>
        </section>
      ) : null}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-base font-bold">{title}</h2>
      <div className="mt-1">{children}</div>
    </section>
  );
}

function Words({ title, children }: { title: string; children: string }) {
  return children.trim() ? (
    <Section title={title}>
      <p>
        <CatalogSentence>{children}</CatalogSentence>
      </p>
    </Section>
  ) : null;
}

function Bullets({ title, items }: { title: string; items: readonly string[] }) {
  const shown = items.filter((item) => item.trim());
  return shown.length > 0 ? (
    <Section title={title}>
      <ul className="grid list-disc gap-1 pl-5 marker:text-brand">
        {shown.map((item) => (
          <li key={item}>
            <CatalogSentence>{item}</CatalogSentence>
          </li>
        ))}
      </ul>
    </Section>
  ) : null;
}

function Website({ address }: { address: string }) {
  const shown = address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold break-all text-brand underline"
    >
      {shown}
      <ExternalLink size={18} aria-hidden className="shrink-0" />
      <span className="sr-only">{text.newTab()}</span>
    </a>
  );
}
