import { createHashRouter, Navigate } from 'react-router-dom'
import { BrokenScreen } from '../BrokenScreen.tsx'
import { LoadingScreen } from '../LoadingScreen.tsx'
import { Shell } from '../Shell.tsx'
import { LOGIN, PAGES } from '../paths.ts'
import { Guard } from './Guard.tsx'
import { LoginRoute } from './LoginRoute.tsx'

/** Everything behind the login comes in its own chunk: the front door never loads the canvas. */
export const router = createHashRouter([
  {
    element: <Shell />,
    hydrateFallbackElement: <LoadingScreen />,
    errorElement: <BrokenScreen />,
    children: [
      { path: 'app/login', element: <LoginRoute /> },
      {
        path: 'app',
        element: <Guard />,
        // Inside the shell: what breaks takes neither the stage nor the modal with it.
        errorElement: <BrokenScreen />,
        children: [
          {
            lazy: async () => ({ Component: (await import('./GameRoute.tsx')).GameRoute }),
            children: [
              {
                index: true,
                lazy: async () => ({ Component: (await import('./StartRoute.tsx')).StartRoute }),
              },
              {
                path: 'game/plot/map/:missionId/:missionName',
                lazy: async () => ({ Component: (await import('./MapRoute.tsx')).MapRoute }),
              },
              {
                path: 'game/plot/mission/:missionId/:missionName',
                lazy: async () => ({ Component: (await import('./MissionRoute.tsx')).MissionRoute }),
              },
              {
                path: PAGES.introduction,
                lazy: async () => ({
                  Component: (await import('./IntroductionRoute.tsx')).IntroductionRoute,
                }),
              },
              {
                path: PAGES.list,
                lazy: async () => ({ Component: (await import('./ListRoute.tsx')).ListRoute }),
              },
              {
                path: PAGES.task,
                lazy: async () => ({ Component: (await import('./TaskRoute.tsx')).TaskRoute }),
              },
            ],
          },
        ],
      },
      { path: '*', element: <Navigate to={LOGIN} replace /> },
    ],
  },
])
