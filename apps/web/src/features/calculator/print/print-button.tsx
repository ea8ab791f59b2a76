import Printer from 'lucide-react/icons/printer';
import { printText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';

export function PrintButton() {
  return (
    <Button look="outline" onClick={() => window.print()}>
      <Printer size={18} aria-hidden />
      {text.print()}
    </Button>
  );
}
