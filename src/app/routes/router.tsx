import { createHashRouter, Navigate } from 'react-router-dom'
import { BrokenScreen } from '../BrokenScreen.tsx'
import { LoadingScreen } from '../LoadingScreen.tsx'
import { Shell } from '../Shell.tsx'
import { LOGIN, PAGES } from '../paths.ts'
import { Guard } from './Guard.tsx'
import { LoginRoute } from './LoginRoute.tsx'

const pages = () => import('./pages.tsx')
type Page = Parameters<Awaited<ReturnType<typeof pages>>['pageOf']>[0]

const page = (name: Page) => async () => ({ Component: await (await pages()).pageOf(name) })

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
                // Inside the game: what breaks takes neither the map nor the way back with it.
                lazy: async () => ({ ErrorBoundary: (await pages()).BrokenPage }),
                children: [
                  { index: true, lazy: page('start') },
                  { path: 'game/plot/map/:missionId/:missionName', lazy: page('map') },
                  { path: 'game/plot/mission/:missionId/:missionName', lazy: page('mission') },
                  { path: 'game/plot/LMS/:missionId/:missionName', lazy: page('LMS') },
                  { path: 'game/plot/board/:missionId/:missionName', lazy: page('board') },
                  { path: 'game/plot/destination/:missionId/:missionName', lazy: page('destination') },
                  { path: 'game/plot/onboarding/:missionId/:missionName', lazy: page('onboarding') },
                  { path: 'game/plot/easter_egg/:missionId/:missionName', lazy: page('easter_egg') },
                  { path: PAGES.introduction, lazy: page('introduction') },
                  { path: PAGES.list, lazy: page('list') },
                  { path: 'game/plot/task/:taskId/*', lazy: page('task') },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', element: <Navigate to={LOGIN} replace /> },
    ],
  },
])
