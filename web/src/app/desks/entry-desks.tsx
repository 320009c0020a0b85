import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { config } from 'zod';
import { createEmotionCache } from '../../lib/light/emotion-cache.ts';
import { Providers } from './providers.tsx';
import { createDeskRoutes } from './desk-routes.tsx';

// Compiled parsers would try `new Function`, which the page's Content-Security-Policy forbids and the browser then reports.
config({ jitless: true });

const root = document.getElementById('root') as HTMLElement;
createRoot(root).render(
  <Providers cache={createEmotionCache()}>
    <RouterProvider router={createBrowserRouter(createDeskRoutes())} />
  </Providers>,
);
