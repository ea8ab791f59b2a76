import { agencyAddressKind, programsOfAddress } from '@latchkey/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicSuffixes } from './public-suffixes.ts';

const kind = (email: string, website: string | null) =>
  agencyAddressKind(email, { website }, publicSuffixes);
const site = 'https://www.agency.org/programs';

describe('agencyAddressKind', () => {
  it.each([
    ['jo@agency.org', site],
    ['jo@agency.org', 'http://agency.org'],
    ['jo@agency.org', 'https://homes.agency.org/help'],
    ['jo@homes.agency.org', 'https://homes.agency.org/help'],
    ['jo@agency.org', 'https://www.agency.org.:8443/'],
    ['jo@michigan.gov', 'https://www.michigan.gov/mshda/homeownership'],
    ['jo@mass.gov', 'https://www.mass.gov/masshousing'],
    ['jo@dhcd.dc.gov', 'https://dhcd.dc.gov/hpap'],
    ['jo@co.cumberland.nc.us', 'https://www.co.cumberland.nc.us/homes'],
    ['jo@baltimorecity.gov', 'https://dhcd.baltimorecity.gov'],
    ['jo@housing-agency.wixsite.com', 'https://housing-agency.wixsite.com/home'],
  ])('classifies %s for %s as belonging to the agency', (email, website) => {
    expect(kind(email, website)).toBe('on-site');
  });

  it.each([
    // Free mail
    ['agency.org@gmail.com', site, 'free-mail'],
    ['jo@yahoo.com', site, 'free-mail'],
    ['jo@att.net', 'https://www.att.net/agency', 'free-mail'],
    // Tags
    ['jo+latchkey@agency.org', site, 'tagged'],
    ['+@agency.org', site, 'tagged'],
    // Shared hosts, without the whole host
    ['jo@google.com', 'https://sites.google.com/view/agency', 'shared-host'],
    ['jo@sites.google.com', 'https://sites.google.com/view/agency', 'shared-host'],
    ['jo@wixsite.com', 'https://housing-agency.wixsite.com/home', 'shared-host'],
    ['jo@facebook.com', 'https://www.facebook.com/agency', 'shared-host'],
    ['jo@mass.gov', 'https://housing.mass.gov', 'shared-host'],
    ['jo@dot.mass.gov', 'https://www.mass.gov/masshousing', 'shared-host'],
    ['jo@dot.michigan.gov', 'https://www.michigan.gov/mshda', 'shared-host'],
    ['jo@ca.gov', 'https://www.calhfa.ca.gov', 'shared-host'],
    ['jo@ny.gov', 'https://hcr.ny.gov', 'shared-host'],
    ['jo@cumberland.nc.us', 'https://www.co.cumberland.nc.us/homes', 'shared-host'],
    ['jo@ci.cumberland.nc.us', 'https://www.co.cumberland.nc.us/homes', 'shared-host'],
    // Someone else's site on the same platform
    ['jo@other.wixsite.com', 'https://housing-agency.wixsite.com/home', 'other-site'],
    ['jo@other.nc.us', 'https://www.co.cumberland.nc.us/homes', 'other-site'],
    // Look-alike domains
    ['jo@agency.com', site, 'other-site'],
    ['jo@agencyy.org', site, 'other-site'],
    ['jo@agenncy.org', site, 'other-site'],
    ['jo@agency-org.com', site, 'other-site'],
    ['jo@notagency.org', site, 'other-site'],
    ['jo@\u0430gency.org', site, 'other-site'],
    ['jo@agency\u3002org', site, 'other-site'],
    ['jo@xn--gency-3ve.org', site, 'other-site'],
    ['jo@agency.org\u200b', site, 'other-site'],
    // Subdomain tricks
    ['jo@agency.org.evil.com', site, 'other-site'],
    ['jo@www.agency.org.evil.com', site, 'other-site'],
    ['jo@agency.org@evil.com', site, 'other-site'],
    ['"jo@agency.org"@evil.com', site, 'other-site'],
    ['jo@evil.com/agency.org', site, 'other-site'],
    ['jo@guest.agency.org', site, 'other-site'],
    ['jo@org', site, 'other-site'],
    ['jo@nc.us', 'https://www.co.cumberland.nc.us/homes', 'other-site'],
    // No website, or none that has a domain
    ['jo@agency.org', null, 'other-site'],
    ['jo@agency.org', '', 'other-site'],
    ['jo@192.0.2.1', 'https://192.0.2.1/', 'other-site'],
    ['jo@', 'https://www.agency.org', 'other-site'],
    ['', '', 'other-site'],
  ] as const)('rejects %s for %s as %s', (email, website, expected) => {
    expect(kind(email, website)).toBe(expected);
  });

  it("rejects every address whose domain is neither the website's host nor its registrable domain", () => {
    const label = fc.stringMatching(/^[a-z][a-z\d-]{0,8}$/);
    const host = fc.array(label, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'));
    fc.assert(
      fc.property(host, (one) => {
        const isOwn = one === 'agency.org' || one === 'homes.agency.org';
        expect(kind(`jo@${one}`, 'https://homes.agency.org') === 'on-site').toBe(isOwn);
      }),
      { examples: [['agency.org'], ['homes.agency.org'], ['a.agency.org'], ['xagency.org']] },
    );
  });

  it('rejects addresses from free email providers, even if the website is on the same host', () => {
    for (const host of ['gmail.com', 'outlook.com', 'icloud.com', 'comcast.net', 'proton.me']) {
      expect(kind(`jo@${host}`, `https://${host}`)).toBe('free-mail');
    }
  });
});

describe('programsOfAddress', () => {
  it("returns only the agency's programs", () => {
    const programs = [
      { slug: 'one', website: site },
      { slug: 'two', website: 'https://agency.org/second' },
      { slug: 'other', website: 'https://agency.org.evil.com' },
      { slug: 'none', website: null },
    ];
    expect(
      programsOfAddress('jo@agency.org', programs, publicSuffixes).map(({ slug }) => slug),
    ).toEqual(['one', 'two']);
    expect(programsOfAddress('jo@gmail.com', programs, publicSuffixes)).toEqual([]);
  });
});
