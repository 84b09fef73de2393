import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { askedIn } from '#src/features/session/asked-path.ts'
import { rememberPath, takeRememberedPath, useSession } from '#src/features/session/store.ts'
import { LoadingScreen } from '#src/shell/LoadingScreen.tsx'
import { HOME, isForStrangers } from '#src/navigation/paths.ts'
import { AuthPage } from './AuthPage.tsx'

/** Login, register, reset, invitation: the frame stays while they change. Who is signed in needs neither of the first two. */
export function AuthRoute() {
  const { pathname, search } = useLocation()
  const asked = askedIn(search)
  const isSignedIn = useSession(({ state }) => state === 'true')
  // Without an answer the form stands all the same: it says itself that the server does not answer.
  const isAsking = useSession(({ state, trouble }) => state === 'unknown' && !trouble)
  useEffect(() => {
    if (asked !== null) rememberPath(asked, null)
  }, [asked])
  if (isAsking) return <LoadingScreen />
  if (isSignedIn && isForStrangers(pathname)) {
    return (
      <>
        <LoadingScreen />
        <LeadInside asked={asked} />
      </>
    )
  }
  return (
    <AuthPage>
      <Outlet />
    </AuthPage>
  )
}

/** A signed-in player passes on to what this tab asked for before, once (AUTH-7). */
function LeadInside({ asked }: { asked: string | null }) {
  const [path] = useState(() => asked ?? strangersPath() ?? HOME)
  useEffect(() => void takeRememberedPath(), [])
  return <Navigate to={path} replace />
}

/** Where somebody was signed out is for that player alone, who is not known here yet. */
function strangersPath(): string | null {
  const { remembered } = useSession.getState()
  return remembered?.playerId === null ? remembered.path : null
}
