import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { router } from '@/app/router.tsx';
import { applyBrandColors } from '@/lib/brand.ts';
import { queryClient } from '@/lib/query-client.ts';
import './ui/base.css';

applyBrandColors();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root to draw into');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
