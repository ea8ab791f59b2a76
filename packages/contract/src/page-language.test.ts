import { describe, expect, it } from 'vitest';
import { languageCookie, pageLanguage } from './page-language.ts';

const languages = ['en', 'es'];

describe('pageLanguage', () => {
  it.each([
    [{ path: '/es' }, 'es'],
    [{ path: '/es/how-it-works', cookie: 'lang=en', accepted: 'en' }, 'es'],
    [{ path: '/es/nowhere' }, 'es'],
    [{ path: '/essays' }, 'en'],
    [{ path: '/fr/how-it-works' }, 'en'],
    [{ path: '/es', asked: 'en' }, 'es'],
    [{ path: '/', asked: 'en', cookie: 'lang=es', accepted: 'es' }, 'en'],
    [{ path: '/', asked: 'fr', cookie: 'lang=es' }, 'es'],
    [{ path: '/quote/calculator', cookie: 'a=b; lang=es;c=d', accepted: 'en' }, 'es'],
    [{ path: '/', cookie: 'lang=en', accepted: 'es' }, 'en'],
    [{ path: '/', cookie: 'lang=tlh', accepted: 'es-MX, en;q=0.9' }, 'es'],
    [{ path: '/', cookie: 'slang=es' }, 'en'],
    [{ path: '/', cookie: 'lang=' }, 'en'],
    [{ path: '/', accepted: 'en;q=0.4,es;q=0.5' }, 'es'],
    [{ path: '/' }, 'en'],
  ])('shows the page for the request %j in %s', (request, language) => {
    expect(pageLanguage(request, languages)).toBe(language);
  });

  it.each(['/operator', '/operator/leads'])('shows the page %s for our team in English', (path) => {
    const wishes = { asked: 'es', cookie: 'lang=es', accepted: 'es' };
    expect(pageLanguage({ path, ...wishes }, languages)).toBe('en');
  });
});

it('keeps the language for a year, in a Secure cookie if the site uses HTTPS', () => {
  expect(languageCookie('es', true)).toBe(
    'lang=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
  expect(languageCookie('es', false)).not.toContain('Secure');
});
