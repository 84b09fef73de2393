import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSession } from '#src/features/session/store.ts'
import { LoadingScreen } from '../LoadingScreen.tsx'
import { HOME, isForStrangers } from '../paths.ts'
import { Door } from './Door.tsx'

/** Login, register, reset, invitation: the frame stays while they change. Who is signed in needs neither of the first two. */
export function DoorRoute() {
  const { pathname } = useLocation()
  const isSignedIn = useSession(({ state }) => state === 'true')
  // Without an answer the form stands all the same: it says itself that the server does not answer.
  const isAsking = useSession(({ state, trouble }) => state === 'unknown' && !trouble)
  if (isAsking) return <LoadingScreen />
  if (isSignedIn && isForStrangers(pathname)) {
    return (
      <>
        <LoadingScreen />
        <Navigate to={HOME} replace />
      </>
    )
  }
  return (
    <Door>
      <Outlet />
    </Door>
  )
}
