import { create } from 'zustand';

export interface Alert {
  readonly id: string;
  readonly variant: 'success' | 'error' | 'info';
  readonly label: string;
  readonly message: string;
}

/** The alerts on screen, oldest first. */
export const useAlerts = create<{ alerts: readonly Alert[] }>(() => ({ alerts: [] }));

let count = 0;

/**
 * Shows an alert, which replaces an earlier alert with the same message. A success or error alert
 * also removes earlier errors, so that errors do not pile up. An info alert keeps earlier errors.
 */
export function showAlert(alert: Omit<Alert, 'id'>): void {
  if (alert.variant !== 'info') dismissErrors();
  useAlerts.setState(({ alerts }) => ({
    alerts: [
      ...alerts.filter(({ message }) => message !== alert.message),
      { ...alert, id: String(++count) },
    ],
  }));
}

/** Removes errors from the screen. Call this when a form fails its own validation. */
export function dismissErrors(): void {
  useAlerts.setState(({ alerts }) => ({
    alerts: alerts.filter(({ variant }) => variant !== 'error'),
  }));
}

export function dismissAlert(id: Alert['id']): void {
  useAlerts.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) }));
}
