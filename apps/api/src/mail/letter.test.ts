import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { madeUpBrand } from '../../test/made-up-brand.ts';
import { readConfig } from '../config.ts';
import { readBrand } from '../site/brand-file.ts';
import { pageBrand } from '../web-app/page-brand.ts';
import { type Letter, writeLetter } from './letter.ts';
import { mailTexts } from './mail-texts.ts';
import { palettes } from './palette.ts';

const brand = readBrand(readConfig({}).brandFile);
const english = mailTexts('en');
const letter: Letter = {
  subject: 'A subject',
  preview: 'A preview',
  title: 'A title',
  paragraphs: ['First paragraph', 'Second paragraph'],
  sections: [
    {
      title: 'A section',
      steps: [
        { title: 'Call', words: 'Ask', link: { label: '512-555-0100', href: 'tel:+15125550100' } },
        { title: 'Read', words: 'A page', link: { label: 'Open', href: 'https://example.com/b' } },
      ],
      note: 'A sentence after it',
    },
  ],
  facts: [{ name: 'Home price', value: '$400,000' }],
  action: { label: 'Go on', url: 'https://example.com/a?b=1&c=2' },
  notes: ['A note'],
};

describe('writeLetter', () => {
  it('has the same content in HTML and in plain text', () => {
    const { html, text } = writeLetter(letter, brand, english);
    const said = ['A title', 'Second paragraph', 'Home price', '$400,000', 'Go on', 'A note'];
    said.push('A section', 'Ask', '512-555-0100', 'https://example.com/b', 'A sentence after it');
    for (const words of [...said, brand.supportEmail, brand.legal.equalHousing]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
    expect(text).toContain('\nhttps://example.com/a?b=1&c=2\n');
    expect(text).toContain('1. Call\nAsk\n512-555-0100\n\n2. Read');
    expect(html).toContain('href="https://example.com/a?b=1&amp;c=2"');
    expect(html).toContain('href="tel:+15125550100"');
  });

  it("adds the email's language to our own links, but not to links to other sites", () => {
    const links = [{ label: 'Stop', url: 'https://example.com/notices#stop=a' }];
    const { html, text, link } = writeLetter({ ...letter, links }, brand, mailTexts('es'));
    expect(link).toBe('https://example.com/a?b=1&c=2&lang=es');
    expect(text).toContain('https://example.com/notices?lang=es#stop=a\n');
    expect(html).toContain('href="https://example.com/b"');
    const english = writeLetter({ ...letter, links }, brand, mailTexts('en'));
    expect(english.html + english.text).not.toMatch(/[?&;]lang=/);
  });

  it('marks brand text that exists only in English, and uses our default team name', () => {
    const spanish = mailTexts('es');
    const bare = { ...brand, translations: {} };
    const { html } = writeLetter(letter, bare, spanish);
    for (const words of [brand.legal.equalHousing, brand.legal.notice]) {
      expect(html).toContain(`<span lang="en">${words}</span>`);
    }
    expect(writeLetter(letter, brand, spanish).html).not.toContain('<span lang="en">');
    expect(pageBrand(bare, 'es', { logo: null }).teamName).toBe('nuestro equipo');
    expect(pageBrand(bare, 'en', { logo: null }).teamName).toBe(brand.teamName);
  });

  it('escapes all text in HTML', () => {
    const nasty = `<img src=x onerror="alert('1')">&amp;`;
    const { html } = writeLetter(
      {
        ...letter,
        subject: nasty,
        preview: nasty,
        title: nasty,
        paragraphs: [nasty],
        sections: [
          {
            title: nasty,
            steps: [{ title: nasty, words: nasty, link: { label: nasty, href: nasty } }],
            note: nasty,
          },
        ],
        facts: [{ name: nasty, value: nasty }],
        action: { label: nasty, url: `https://example.com/"${nasty}` },
        notes: [nasty],
      },
      { ...brand, name: nasty },
      english,
    );
    expect(html).not.toContain('<img');
    expect(
      html.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;'),
    ).toHaveLength(1 + 18);
  });

  it('contains the logo, and links to the company’s own pages', () => {
    const { html, text } = writeLetter(letter, madeUpBrand, mailTexts('es'));
    const images = [...html.matchAll(/<img[^>]*>/g)].map(([image]) => image);
    expect(images.map((image) => /src="([^"]*)"/.exec(image)?.[1])).toEqual([
      'cid:logo-light@harbor.example',
      'cid:logo-dark@harbor.example',
    ]);
    expect(html).toContain('.logo.light { display: none !important }');
    expect(html).toContain('<span lang="en">Federally insured by NCUA</span>');
    expect(text).toContain('Privacidad en Harbor Credit Union: https://');
    expect(text).toContain('Términos de uso: https://www.harbor.example/terms');
    expect(html).toContain('href="https://www.harbor.example/es/privacidad"');
    expect(html).not.toMatch(/src="(?!cid:)|url\(|@import/i);
  });

  it.each([
    ['en', 'Licensed in MI, OH, TX, WI', 'Call us in', 0],
    ['es', 'Con licencia en MI, OH, TX, WI', 'Llámenos en español: 231-555-0141', 1],
  ])('includes every legal line of the site in %s', (locale, licensed, line, lines) => {
    const { html, text } = writeLetter(letter, madeUpBrand, mailTexts(locale));
    const site = pageBrand(madeUpBrand, locale, { logo: null });
    const said = site.legalLines.flat().map(({ words }) => words);
    expect(said).toEqual(
      expect.arrayContaining(['410 Front Street, Traverse City, MI 49684', licensed]),
    );
    for (const mail of [html, text]) {
      for (const words of said) expect(mail).toContain(words);
      expect(mail.split(line)).toHaveLength(1 + lines);
    }
  });

  it('omits the brand name next to a logo that contains it', () => {
    const logo = { light: 'logo.svg', dark: null, containsName: true };
    const { html } = writeLetter(letter, { ...madeUpBrand, logo }, english);
    expect(html).toMatch(/<td class="brand"[^>]*><img [^>]*alt="Harbor Home"[^>]*><\/td>/);
  });

  it('loads nothing from the network when the email is opened', () => {
    const { html } = writeLetter(letter, brand, english);
    expect(html).not.toMatch(/<(img|link|script|iframe)|src=|url\(|@import/i);
  });

  it('uses the brand’s colors in both the light and the dark scheme', () => {
    const colors = { light: { brand: '#123456' }, dark: { brand: '#abcdef' } };
    const { html } = writeLetter(letter, { ...brand, colors }, english);
    expect(html).toContain('background-color: #123456');
    expect(html).toContain('.button { background-color: #abcdef !important');
  });

  it('shows the license number if the brand has one', () => {
    const legal = { ...brand.legal, nmlsNumber: '12345' };
    expect(writeLetter(letter, { ...brand, legal }, english).text).toContain('NMLS #12345');
    expect(writeLetter(letter, brand, english).text).not.toContain('NMLS');
  });
});

describe('palettes', () => {
  it('uses the same colors as the web app', () => {
    const css = readFileSync(new URL('../../../web/src/ui/tokens.css', import.meta.url), 'utf8');
    const [first = '', second = ''] = css.split('@media (prefers-color-scheme: dark)');
    const { light, dark } = palettes({ colors: { light: {}, dark: {} } });
    for (const [name, color] of Object.entries(light))
      expect(first).toContain(`--${name}: ${color};`);
    const [darkTokens = ''] = second.split('.night');
    for (const [name, color] of Object.entries(dark)) {
      // The accent color is the same in both schemes.
      if (name !== 'gold') expect(darkTokens).toContain(`--${name}: ${color};`);
    }
  });
});
