import Printer from 'lucide-react/icons/printer';
import { paperPageText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';

/** Prints the results of the Loan Estimate on screen, and the table of lenders. */
export function PrintButton({ className }: { className: string }) {
  return (
    <Button look="outline" onClick={() => window.print()} className={`min-h-13 ${className}`}>
      <Printer size={20} aria-hidden />
      {text.print()}
    </Button>
  );
}
