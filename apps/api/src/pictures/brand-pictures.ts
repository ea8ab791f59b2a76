import { dirname } from 'node:path';
import type { Brand } from '@latchkey/domain';
import { StartFailure } from '../process/start-failure.ts';
import { type Picture, PictureFault, readPicture } from './read-picture.ts';

/** The pictures that a brand file lists. */
export interface BrandPictures {
  readonly logo: { readonly light: Picture; readonly dark: Picture | null } | null;
  readonly icon: Picture | null;
}

export const noPictures: BrandPictures = { logo: null, icon: null };

/**
 * Reads the pictures that a brand file lists, from the file's own folder.
 *
 * @throws {StartFailure} with one line per problem, which contains the field and the file
 */
export function readBrandPictures(
  { logo, icon }: Pick<Brand, 'logo' | 'icon'>,
  brandFile: string,
): BrandPictures {
  const faults: string[] = [];
  const read = (field: string, name: string | null | undefined): Picture | null => {
    if (name === null || name === undefined) return null;
    try {
      const picture = readPicture(dirname(brandFile), name);
      if (field === 'icon' && picture.width !== picture.height) {
        throw new PictureFault(`is not square: ${picture.width} by ${picture.height}`);
      }
      return picture;
    } catch (error) {
      if (!(error instanceof PictureFault)) throw error;
      faults.push(`the brand file ${brandFile}: ${field} is ${name}, which ${error.message}`);
      return null;
    }
  };
  const light = read('logo.light', logo?.light);
  const dark = read('logo.dark', logo?.dark);
  const pictures = { logo: light && { light, dark }, icon: read('icon', icon) };
  if (faults.length > 0) throw new StartFailure(faults.join('\n'));
  return pictures;
}
