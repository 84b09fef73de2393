import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { rememberPath, useSession } from '#src/features/session/store.ts'
import { checkSession } from '#src/flows/check-session.ts'
import { isFailure } from '#src/lib/failure.ts'
import { LoadingScreen } from '../LoadingScreen.tsx'
import { isBehindLogin, LOGIN, SOCIAL } from '../paths.ts'
import { TroubleScreen } from '../TroubleScreen.tsx'

/**
 * Lets only the signed-in pass, and waits while nobody knows who they are. Others go to the login, and what they asked
 * for is remembered (AUTH-7). Where somebody stood who has just left is nothing that was asked for: the next player of a
 * shared tablet begins at the beginning. Who has not accepted the agreement comes no further than to it (AUTH-6).
 */
export function Guard() {
  const state = useSession((session) => session.state)
  const trouble = useSession((session) => session.trouble)
  const isAgreementDue = useSession((session) => session.isAgreementDue)
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const isStranger = state === 'false'
  const wasSignedIn = useRef(false)

  useEffect(() => {
    if (state === 'true') wasSignedIn.current = true
    const asked = pathname + search
    if (isStranger && !wasSignedIn.current && isBehindLogin(asked)) rememberPath(asked, null)
  }, [state, isStranger, pathname, search])

  if (trouble) {
    const retry = { label: t('shell.retry'), onPress: () => void checkSession() }
    const sentence = t(isFailure(trouble, 0) ? 'Error.ConnectionProblem' : 'Error.GeneralMessage')
    return <TroubleScreen sentence={sentence} error={trouble} action={retry} />
  }
  if (state === 'unknown') return <LoadingScreen />
  if (isStranger) return <Navigate to={LOGIN} replace />
  if (isAgreementDue && pathname !== SOCIAL) {
    // with the entry of the history: the place outlives a reload, and is nobody else's
    return <Navigate to={SOCIAL} state={{ asked: pathname + search }} replace />
  }
  return <Outlet />
}
