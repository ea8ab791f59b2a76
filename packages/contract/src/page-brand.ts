import type { LegalPart, LocalBrand } from '@latchkey/domain';

/** A logo in the format that pages need. */
export interface ShownLogo {
  readonly light: string;
  /** The logo for dark pages, if it is a different image. */
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
  /** The legally required lines at the bottom of each page. */
  readonly legalLines: readonly (readonly LegalPart[])[];
  /** Links to the company's own website. */
  readonly ownPages: readonly LegalPart[];
}
