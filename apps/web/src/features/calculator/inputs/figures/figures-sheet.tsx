import { CSPProvider } from '@base-ui/react/csp-provider';
import { Drawer } from '@base-ui/react/drawer';
import X from 'lucide-react/icons/x';
import { calculatorText, yourFiguresText as text } from '@/lib/texts.ts';
import { useCalculator } from '../../state/calculator.tsx';
import { FiguresBoxes, FiguresFoot } from './figures-boxes.tsx';
import { FiguresHead } from './figures-head.tsx';

/**
 * The possible heights of the sheet, as fractions of the screen's height. At the smaller height,
 * the payment behind the sheet is still visible.
 */
const snapPoints = [0.68, 1];

/** The buyer's input boxes in a sheet on a phone. The sheet's header shows the payment. */
export function FiguresSheet() {
  const { boxes, actions } = useCalculator();
  return (
    <CSPProvider disableStyleElements>
      <Drawer.Root open={boxes.isOpen} onOpenChange={actions.openBoxes} snapPoints={snapPoints}>
        <Drawer.Portal>
          <Drawer.Backdrop className="fixed z-20 inset-0 min-h-dvh bg-night/60 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 motion-reduce:transition-none" />
          <Drawer.Viewport className="fixed inset-0 z-20 flex touch-none items-end">
            <Drawer.Popup className="flex max-h-[calc(100dvh-1rem)] min-h-0 w-full [transform:translateY(calc(var(--drawer-snap-point-offset)+var(--drawer-swipe-movement-y)))] touch-none flex-col rounded-t-card bg-surface pb-[max(0px,calc(var(--drawer-snap-point-offset)+var(--drawer-swipe-movement-y)))] text-ink outline-none transition-transform duration-200 data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)] motion-reduce:transition-none">
              <div className="night shrink-0 rounded-t-card bg-banner px-5 pt-2 pb-3 text-ink">
                <div aria-hidden className="mx-auto mb-2 h-1 w-10 rounded-full bg-ink-soft" />
                <div className="flex items-start justify-between gap-3">
                  <div>
                    <Drawer.Title className="sr-only">{calculatorText.yourFigures()}</Drawer.Title>
                    <Head />
                  </div>
                  <Drawer.Close
                    aria-label={text.close()}
                    className="-mr-3 inline-flex size-11 shrink-0 items-center justify-center rounded-control"
                  >
                    <X size={22} aria-hidden />
                  </Drawer.Close>
                </div>
              </div>
              <Drawer.Content className="min-h-0 flex-1 touch-auto overflow-y-auto overscroll-contain px-5 pt-4">
                <FiguresBoxes />
                <div className="-mx-5 mt-2 bg-panel px-5 py-3">
                  <FiguresFoot />
                </div>
              </Drawer.Content>
              <div className="shrink-0 border-t border-line px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
                <Drawer.Close className="min-h-13 w-full rounded-control bg-brand font-semibold text-on-brand">
                  {text.done()}
                </Drawer.Close>
              </div>
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.Root>
    </CSPProvider>
  );
}

function Head() {
  return <FiguresHead shown={useCalculator()} />;
}
