import { afterEach, expect, it } from 'vitest';
import { dismissErrors, showAlert, useAlerts } from './alerts.ts';

const shown = () => useAlerts.getState().alerts.map(({ message }) => message);

afterEach(() => useAlerts.setState({ alerts: [] }));

it('removes earlier errors when a new alert appears, and keeps other alerts', () => {
  showAlert({ variant: 'info', label: 'You were signed out', message: 'info' });
  showAlert({ variant: 'error', label: 'Error', message: 'the last try' });
  expect(shown()).toEqual(['info', 'the last try']);

  showAlert({ variant: 'error', label: 'Error', message: 'a new try' });
  expect(shown()).toEqual(['info', 'a new try']);

  showAlert({ variant: 'success', label: 'Success!', message: 'done' });
  expect(shown()).toEqual(['info', 'done']);

  showAlert({ variant: 'error', label: 'Error', message: 'one more' });
  dismissErrors();
  expect(shown()).toEqual(['info', 'done']);
});

it('keeps errors when an info alert appears', () => {
  showAlert({ variant: 'error', label: 'Error', message: 'not saved' });
  showAlert({ variant: 'info', label: 'You were signed out', message: 'info' });
  expect(shown()).toEqual(['not saved', 'info']);
});

it('shows an alert only once if the same message is shown twice', () => {
  showAlert({ variant: 'success', label: 'Saved', message: 'status' });
  showAlert({ variant: 'success', label: 'Saved', message: 'note' });
  const [{ id } = { id: '' }] = useAlerts.getState().alerts;
  showAlert({ variant: 'success', label: 'Saved', message: 'status' });
  expect(shown()).toEqual(['note', 'status']);
  expect(useAlerts.getState().alerts.map((alert) => alert.id)).not.toContain(id);
});
