import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { askedSearch, isBehindLogin } from '#src/features/session/asked-path.ts'
import { rememberPath, useSession } from '#src/features/session/store.ts'
import { checkSession } from '#src/flows/check-session.ts'
import { isFailure } from '#src/lib/failure.ts'
import { LoadingScreen } from '#src/shell/LoadingScreen.tsx'
import { LOGIN, SOCIAL } from '#src/navigation/paths.ts'
import { TroubleScreen } from '#src/shell/TroubleScreen.tsx'

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
  const { pathname, search, hash } = useLocation()
  const asked = pathname + search + hash
  const isStranger = state === 'false'
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (state === 'true' && !wasSignedIn) setWasSignedIn(true)

  useEffect(() => {
    if (isStranger && !wasSignedIn && isBehindLogin(asked)) rememberPath(asked, null)
  }, [wasSignedIn, isStranger, asked])

  if (trouble) {
    const retry = { label: t('shell.retry'), onPress: () => void checkSession() }
    const sentence = t(isFailure(trouble, 0) ? 'Error.ConnectionProblem' : 'Error.GeneralMessage')
    return <TroubleScreen sentence={sentence} error={trouble} action={retry} />
  }
  if (state === 'unknown') return <LoadingScreen />
  if (isStranger) {
    // a place where somebody was signed out is remembered with the player, never in an address
    const carried = wasSignedIn ? '' : askedSearch(asked)
    return <Navigate to={LOGIN + carried} replace />
  }
  if (isAgreementDue && pathname !== SOCIAL) {
    // with the entry of the history: the place outlives a reload, and is nobody else's
    return <Navigate to={SOCIAL} state={{ asked }} replace />
  }
  return <Outlet />
}
