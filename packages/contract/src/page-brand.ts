import type { LegalPart, LocalBrand } from '@latchkey/domain';

/** A logo, ready for a page. */
export interface ShownLogo {
  readonly light: string;
  /** For dark pages, if that is a different picture. */
  readonly dark: string | null;
  /** Width and height in pixels or in the picture's own units. Only their ratio matters. */
  readonly width: number;
  readonly height: number;
  /** Whether the picture contains the brand's name. */
  readonly containsName: boolean;
}

/** A brand, in the language of the page that shows it. */
export interface PageBrand extends Omit<LocalBrand, 'logo' | 'icon' | 'links'> {
  readonly logo: ShownLogo | null;
  /** The legally required lines at the bottom of each page. */
  readonly legalLines: readonly (readonly LegalPart[])[];
  /** The company's own pages. */
  readonly ownPages: readonly LegalPart[];
}
