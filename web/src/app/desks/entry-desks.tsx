import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createEmotionCache } from '../../lib/light/emotion-cache.ts';
import { Providers } from './providers.tsx';
import { createDeskRoutes } from './desk-routes.tsx';

const root = document.getElementById('root') as HTMLElement;
createRoot(root).render(
  <Providers cache={createEmotionCache()}>
    <RouterProvider router={createBrowserRouter(createDeskRoutes())} />
  </Providers>,
);
