import type { ComponentType } from 'react'
import { createHashRouter, Navigate, type RouteObject } from 'react-router-dom'
import { BrokenScreen } from './BrokenScreen.tsx'
import { LoadingScreen } from '#src/shell/LoadingScreen.tsx'
import { LostLeaf, LostScreen } from './LostScreen.tsx'
import { Shell } from './Shell.tsx'
import { AuthRoute } from '#src/auth/AuthRoute.tsx'
import { LoginRoute } from '#src/auth/LoginRoute.tsx'
import {
  ADVENTURES,
  COACHING,
  CONFIRM_EMAIL,
  INVITATION,
  LEADER,
  LOGIN,
  PACKAGES,
  PAGES,
  PLAYER,
  RANKINGS,
  REGISTER,
  RESET,
  SHOP,
  SOCIAL,
} from '#src/navigation/paths.ts'
import { Guard } from './Guard.tsx'
import { latePage } from './late-page.tsx'
import { numberTypedEntries } from './typed-entries.ts'

const pages = () => import('./pages/pages.tsx')
type Page = Parameters<Awaited<ReturnType<typeof pages>>['pageOf']>[0]

/** For the router, which keeps the page before until this one is there, or is known not to come. */
function lazily(load: () => Promise<ComponentType>, Missing = LostScreen, isStyled?: boolean) {
  const { late, Page } = latePage(load, Missing, isStyled)
  return async () => {
    await late.fetch()
    return { Component: Page }
  }
}

/** The page itself says what of it did not come. */
const page = (name: Page) => lazily(async () => (await pages()).pageOf(name), LostScreen, false)

/** Every page but the login comes in its own chunk: the auth pages never load the canvas. */
const ROUTES: RouteObject[] = [
  {
    element: <Shell />,
    hydrateFallbackElement: <LoadingScreen />,
    errorElement: <BrokenScreen />,
    children: [
      {
        element: <AuthRoute />,
        children: [
          { path: LOGIN, element: <LoginRoute /> },
          {
            path: REGISTER,
            lazy: lazily(async () => (await import('#src/auth/RegisterRoute.tsx')).RegisterRoute, LostLeaf),
          },
          {
            path: RESET,
            lazy: lazily(async () => (await import('#src/auth/ResetRoute.tsx')).ResetRoute, LostLeaf),
          },
          {
            path: INVITATION,
            lazy: lazily(
              async () => (await import('#src/auth/InvitationRoute.tsx')).InvitationRoute,
              LostLeaf,
            ),
          },
          {
            path: CONFIRM_EMAIL,
            lazy: lazily(
              async () => (await import('#src/auth/ConfirmEmailRoute.tsx')).ConfirmEmailRoute,
              LostLeaf,
            ),
          },
        ],
      },
      {
        path: 'app',
        element: <Guard />,
        // Inside the shell: what breaks takes neither the stage nor the modal with it.
        errorElement: <BrokenScreen />,
        children: [
          {
            path: SOCIAL,
            lazy: lazily(async () => (await import('#src/auth/AgreementRoute.tsx')).AgreementRoute),
          },
          { path: ADVENTURES, lazy: page('adventures') },
          { path: `${PLAYER}/*`, lazy: page('player') },
          { path: RANKINGS, lazy: page('rankings') },
          { path: `${LEADER}/*`, lazy: page('leader') },
          { path: COACHING, lazy: page('coaching') },
          { path: PACKAGES, lazy: page('packages') },
          { path: 'people/*', lazy: page('people') },
          { path: 'content/*', lazy: page('content') },
          {
            lazy: lazily(async () => (await import('#src/game/routes/GameRoute.tsx')).GameRoute),
            children: [
              {
                // Inside the game: what breaks takes neither the map nor the way back with it.
                lazy: () =>
                  pages().then(
                    ({ BrokenPage }) => ({ ErrorBoundary: BrokenPage }),
                    () => ({}),
                  ),
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
                  { lazy: page('shop'), children: [{ path: `${SHOP}/*`, lazy: page('shelf') }] },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', element: <Navigate to={LOGIN} replace /> },
    ],
  },
]

let made: ReturnType<typeof createHashRouter> | null = null

/** The page's one router. It is made when it is first asked for, which takes the processor for as long as a frame or two. */
export function getRouter(): ReturnType<typeof createHashRouter> {
  if (made) return made
  const typedEntries = numberTypedEntries()
  made = createHashRouter(ROUTES)
  typedEntries.follow(made)
  return made
}
