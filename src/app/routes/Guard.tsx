import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { rememberPath, useSession } from '#src/features/session/store.ts'
import { LoadingScreen } from '../LoadingScreen.tsx'
import { isInGame, LOGIN } from '../paths.ts'

/** Lets only the signed-in pass; others go to the login, and what they asked for is remembered (AUTH-7). */
export function Guard() {
  const state = useSession((session) => session.state)
  const { pathname, search } = useLocation()
  const isStranger = state === 'false'

  useEffect(() => {
    if (isStranger && isInGame(pathname)) rememberPath(pathname + search)
  }, [isStranger, pathname, search])

  if (state === 'unknown') return <LoadingScreen />
  return isStranger ? <Navigate to={LOGIN} replace /> : <Outlet />
}
