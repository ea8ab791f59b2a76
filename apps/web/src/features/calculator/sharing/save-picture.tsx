import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { saveFile } from '@/lib/save-file.ts';
import { shareText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import type { Picture } from './picture-layout.ts';

/**
 * A button that saves the three rows as a picture. Pressing it loads the code that draws the
 * picture.
 */
export function SavePicture({ picture }: { picture: Picture }) {
  const [outcome, setOutcome] = useState('');
  const save = async () => {
    const isSaved = await savePicture(picture);
    setOutcome(isSaved ? text.pictureSaved() : text.pictureNotSaved());
  };
  return (
    <>
      <Button look="outline" onClick={() => void save()}>
        <Download size={18} aria-hidden />
        {text.savePicture()}
      </Button>
      <p role="status" className="basis-full text-sm empty:hidden">
        {outcome}
      </p>
    </>
  );
}

/** Draws and saves the picture. Returns whether the picture was saved. */
async function savePicture(picture: Picture): Promise<boolean> {
  try {
    const { drawPicture } = await import('./draw-picture.ts');
    saveFile(text.pictureFile(), await drawPicture(picture));
    return true;
  } catch {
    return false;
  }
}
