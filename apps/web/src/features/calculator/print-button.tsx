import { Printer } from 'lucide-react';
import { Button } from '@/ui/button.tsx';
import { text } from './print-text.ts';

export function PrintButton() {
  return (
    <Button look="outline" onClick={() => window.print()}>
      <Printer size={18} aria-hidden />
      {text.print()}
    </Button>
  );
}
