import { Outlet } from 'react-router';

export function WizardShell() {
  return <Outlet />;
}
