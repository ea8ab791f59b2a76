import { useNavigation } from 'react-router';
import { LoadingStatus } from '@/ui/skeleton.tsx';

/**
 * A progress bar at the top of the page while the next page's code loads. The bar appears after a
 * short delay, so that it does not flash if the code is already loaded.
 */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div className="fixed inset-x-0 top-0 z-50 h-1 appear-late bg-brand">
      <LoadingStatus />
    </div>
  );
}
