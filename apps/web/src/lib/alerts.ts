import { create } from 'zustand';

export interface Alert {
  readonly id: string;
  readonly variant: 'success' | 'error' | 'info';
  readonly label: string;
  readonly message: string;
}

/** The alerts on the screen, the oldest first. */
export const useAlerts = create<{ alerts: readonly Alert[] }>(() => ({ alerts: [] }));

let count = 0;

/** Shows an alert. It replaces earlier errors, so that no error of the last try stays next to a new one. */
export function showAlert(alert: Omit<Alert, 'id'>): void {
  dismissErrors();
  useAlerts.setState(({ alerts }) => ({
    alerts: [...alerts, { ...alert, id: String(++count) }],
  }));
}

/** Takes errors off the screen, for a form that finds a fault of its own at a new try. */
export function dismissErrors(): void {
  useAlerts.setState(({ alerts }) => ({
    alerts: alerts.filter(({ variant }) => variant !== 'error'),
  }));
}

export function dismissAlert(id: Alert['id']): void {
  useAlerts.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) }));
}
