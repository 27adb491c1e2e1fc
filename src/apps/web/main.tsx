import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { queryClient } from '../../kit/query.ts';
import { watchSettings } from '../../kit/settings.ts';
import { Toaster } from '../../kit/ui/toasts.tsx';
import { routes } from './routes.tsx';
import { watchOurFaults } from './watch-our-faults.ts';
import './styles.css';

watchSettings();
watchOurFaults();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(routes)} />
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
);
