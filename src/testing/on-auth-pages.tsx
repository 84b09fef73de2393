import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { AgreementRoute } from '#src/auth/AgreementRoute.tsx'
import { ConfirmEmailRoute } from '#src/auth/ConfirmEmailRoute.tsx'
import { AuthRoute } from '#src/auth/AuthRoute.tsx'
import { InvitationRoute } from '#src/auth/InvitationRoute.tsx'
import { LoginRoute } from '#src/auth/LoginRoute.tsx'
import { RegisterRoute } from '#src/auth/RegisterRoute.tsx'
import { ResetRoute } from '#src/auth/ResetRoute.tsx'
import { CONFIRM_EMAIL, INVITATION, LOGIN, REGISTER, RESET, SOCIAL } from '#src/navigation/paths.ts'
import { Guard } from '#src/app/Guard.tsx'
import { keepTypedName, setSession } from '#src/features/session/store.ts'
import { forgetDrafts } from '#src/lib/drafts.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { speakIn } from './words.ts'

let router: ReturnType<typeof createMemoryRouter>

/** Somebody whom nobody knows here stands on the login page; the words are English. */
export async function prepareAuthPages(): Promise<void> {
  await speakIn('en')
  setSession('false')
  keepTypedName('')
  queryClient.clear()
  forgetDrafts()
}

/** Shows an auth page at its address; behind it lies nothing but 'The isles'. */
export function showAuthPage(path: string) {
  router = createMemoryRouter(
    [
      {
        element: <AuthRoute />,
        children: [
          { path: LOGIN, element: <LoginRoute /> },
          { path: REGISTER, element: <RegisterRoute /> },
          { path: RESET, element: <ResetRoute /> },
          { path: INVITATION, element: <InvitationRoute /> },
          { path: CONFIRM_EMAIL, element: <ConfirmEmailRoute /> },
        ],
      },
      {
        path: 'app',
        element: <Guard />,
        children: [
          { path: SOCIAL, element: <AgreementRoute /> },
          { index: true, element: <p>The isles</p> },
          { path: '*', element: <p>The isles</p> },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

/** Where the last page that was shown has led to. */
export function authAddress(): string {
  return router.state.location.pathname
}
