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

export function showAlert(alert: Omit<Alert, 'id'>): void {
  useAlerts.setState(({ alerts }) => ({
    alerts: [...alerts, { ...alert, id: String(++count) }],
  }));
}

export function dismissAlert(id: Alert['id']): void {
  useAlerts.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) }));
}
