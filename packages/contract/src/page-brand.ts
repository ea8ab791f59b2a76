import type { LegalPart, LocalBrand } from '@latchkey/domain';

/** A logo, ready for a page. */
export interface ShownLogo {
  readonly light: string;
  /** For dark pages, if it is another picture. */
  readonly dark: string | null;
  /** In pixels, or in the units of the picture. Only their ratio matters. */
  readonly width: number;
  readonly height: number;
  /** Whether the picture contains the name. */
  readonly containsName: boolean;
}

/** A brand as a page in one language shows it. */
export interface PageBrand extends Omit<LocalBrand, 'logo' | 'icon' | 'links'> {
  readonly logo: ShownLogo | null;
  /** The lines at the bottom of each page that the law requires. */
  readonly legalLines: readonly (readonly LegalPart[])[];
  /** The company's own pages. */
  readonly ownPages: readonly LegalPart[];
}
