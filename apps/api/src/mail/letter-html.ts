import type { LegalPart, LocalBrand } from '@latchkey/domain';
import { escapeHtml as safe } from '../http/escape-html.ts';
import type { Fact, Letter, LetterItem, LetterSection } from './letter.ts';
import { letterStyle, schemes } from './letter-style.ts';
import { imprint } from './letter-text.ts';
import { letterhead } from './letterhead.ts';
import type { MailTexts } from './mail-texts.ts';
import { palettes } from './palette.ts';

/**
 * Renders a letter as HTML for email clients. Uses tables and inline styles, which all clients
 * support. The HTML loads nothing from the network, so no one can track when the email is opened. A
 * logo is a separate part of the same email.
 */
export function letterHtml(letter: Letter, brand: LocalBrand, texts: MailTexts): string {
  const { light, dark } = palettes(brand);
  const style = letterStyle(light);
  const {
    subject,
    preview,
    title,
    paragraphs,
    sections = [],
    facts = [],
    action,
    notes = [],
    links = [],
  } = letter;
  const say = (kind: 'text' | 'small') => (text: string) =>
    `<p class="${kind}" style="${style[kind]}">${safe(text)}</p>`;

  return `<!doctype html>
<html lang="${texts.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${safe(subject)}</title>
<style>${schemes(dark)}</style>
</head>
<body class="page" style="${style.page}">
<div style="${style.hidden}">${safe(preview)}</div>
<table role="presentation" class="page" style="${style.frame}"><tr><td align="center" style="padding: 32px 16px">
<table role="presentation" style="${style.column}">
<tr><td class="brand" style="${style.name}">${letterhead(brand, style)}</td></tr>
<tr><td class="card" style="${style.card}">
<h1 class="text" style="${style.title}">${safe(title)}</h1>
${paragraphs.map(say('text')).join('\n')}
${sections.map((section) => sectionHtml(section, style)).join('\n')}
${facts.length > 0 ? factTable(facts, style) : ''}
${action ? button(action, style, texts) : ''}
${notes.map(say('small')).join('\n')}
${links.map((link) => smallLink(link, style)).join('\n')}
</td></tr>
<tr><td style="padding: 24px 8px 0">
${imprint(brand, texts)
  .map((parts) => legalLine(parts, style))
  .join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function legalLine(parts: readonly LegalPart[], style: Style): string {
  const said = parts.map(({ words, href, isEnglish }) => {
    if (href) {
      return `<a class="link" href="${safe(href)}" style="${style.link}">${safe(words)}</a>`;
    }
    return isEnglish ? `<span lang="en">${safe(words)}</span>` : safe(words);
  });
  return `<p class="small" style="${style.small}">${said.join(' \u00b7 ')}</p>`;
}

type Style = ReturnType<typeof letterStyle>;

function button(
  { label, url }: NonNullable<Letter['action']>,
  style: Style,
  { letter: text }: MailTexts,
): string {
  const address = safe(url);
  return `<p style="margin: 28px 0"><a class="button" href="${address}" style="${style.button}">${safe(label)}</a></p>
<p class="small" style="${style.small}">${safe(text.openLink())}<br><a class="link" href="${address}" style="${style.address}">${address}</a></p>`;
}

function smallLink({ label, url }: NonNullable<Letter['action']>, style: Style): string {
  return `<p class="small" style="${style.small}"><a class="link" href="${safe(url)}" style="${style.link}">${safe(label)}</a></p>`;
}

function sectionHtml(
  { title, items = [], steps = [], facts = [], note }: LetterSection,
  style: Style,
): string {
  return `<h2 class="text" style="${style.heading}">${safe(title)}</h2>
${items.map((item) => itemHtml(item, style)).join('\n')}
${steps.length > 0 ? stepList(steps, style) : ''}
${facts.length > 0 ? factTable(facts, style) : ''}
${note ? `<p class="small" style="${style.small}">${safe(note)}</p>` : ''}`;
}

function itemHtml({ words, facts }: LetterItem, style: Style): string {
  return `<p class="text" style="${style.text}"><strong>${safe(words)}</strong></p>
${facts.length > 0 ? factTable(facts, style) : ''}`;
}

function stepList(steps: NonNullable<LetterSection['steps']>, style: Style): string {
  const items = steps.map(
    ({ title, words, link }) =>
      `<li class="text" style="${style.step}"><strong>${safe(title)}</strong><br>${safe(words)}${
        link
          ? `<br><a class="link" href="${safe(link.href)}" style="${style.link}">${safe(link.label)}</a>`
          : ''
      }</li>`,
  );
  return `<ol style="${style.steps}">${items.join('\n')}</ol>`;
}

function factTable(facts: NonNullable<Letter['facts']>, style: Style): string {
  const rows = facts.map(
    ({ name, value, source }) =>
      `<tr><th scope="row" class="small fact" style="${style.factName}">${safe(name)}</th><td class="text fact" style="${style.fact}">${safe(value)}${source ? `<br>${sourceHtml(source, style)}` : ''}</td></tr>`,
  );
  return `<table style="${style.facts}">${rows.join('\n')}</table>`;
}

function sourceHtml({ label, href }: NonNullable<Fact['source']>, style: Style): string {
  return href === null
    ? `<span class="small" style="${style.small}">${safe(label)}</span>`
    : `<a class="link" href="${safe(href)}" style="${style.link}">${safe(label)}</a>`;
}
