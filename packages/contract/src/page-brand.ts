import type { LegalPart, LocalBrand } from '@latchkey/domain';

/** A logo in the form that pages need. */
export interface ShownLogo {
  readonly light: string;
  /** The logo for dark pages, if that is a different image. */
  readonly dark: string | null;
  /** Width and height, in pixels or in the image's own units. Only the ratio of the two matters. */
  readonly width: number;
  readonly height: number;
  /** Whether the logo contains the brand's name. */
  readonly containsName: boolean;
}

/** A brand in the page's language. */
export interface PageBrand extends Omit<LocalBrand, 'logo' | 'icon' | 'links'> {
  readonly logo: ShownLogo | null;
  /** The lines at the bottom of each page that the law requires. */
  readonly legalLines: readonly (readonly LegalPart[])[];
  /** Links to the company's own website. */
  readonly ownPages: readonly LegalPart[];
}
