import { useNavigation } from 'react-router';
import { LoadingStatus } from '@/ui/skeleton.tsx';

/**
 * A bar at the top of the page while the next page's code loads. It appears after a short delay, so
 * a page that is already loaded does not make it flash.
 */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div className="fixed inset-x-0 top-0 z-50 h-1 appear-late bg-brand">
      <LoadingStatus />
    </div>
  );
}
