import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app.tsx';
import { loadPageAt } from '@/app/prefetch.ts';
import { startAuth } from '@/lib/auth/auth-client.ts';
import { applyBrandColors } from '@/lib/brand.ts';
import './ui/base.css';

loadPageAt(location.pathname);
applyBrandColors();
startAuth();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root to draw into');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
