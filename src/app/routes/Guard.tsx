import { useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { rememberPath, useSession } from '#src/features/session/store.ts'
import { LoadingScreen } from '../LoadingScreen.tsx'
import { isInGame, LOGIN } from '../paths.ts'

/**
 * Lets only the signed-in pass; others go to the login, and what they asked for is remembered (AUTH-7). Where somebody
 * stood who has just left is nothing that was asked for: the next player of a shared tablet begins at the beginning.
 */
export function Guard() {
  const state = useSession((session) => session.state)
  const { pathname, search } = useLocation()
  const isStranger = state === 'false'
  const wasSignedIn = useRef(false)

  useEffect(() => {
    if (state === 'true') wasSignedIn.current = true
    if (isStranger && !wasSignedIn.current && isInGame(pathname)) rememberPath(pathname + search)
  }, [state, isStranger, pathname, search])

  if (state === 'unknown') return <LoadingScreen />
  return isStranger ? <Navigate to={LOGIN} replace /> : <Outlet />
}
