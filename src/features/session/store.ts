import { create } from 'zustand'
import { dropLocal } from '#src/lib/storage.ts'
import { readAskedPath, writeAskedPath, type RememberedPath } from './asked-path.ts'

/** Local key: whose things are kept on this device for a start without a link; gone with the session. */
export const PERSISTED_FOR = 'keptFor'

/** Whether somebody is signed in; unknown until the server has said so (AUTH-1). */
export type SessionState = 'unknown' | 'false' | 'true'

interface Session {
  state: SessionState
  /** Taken for signed in, as the document says, until the server confirms it (START-1). */
  isAssumed: boolean
  /** Why the server, which was asked, gave no answer: that is not the answer that nobody is signed in. */
  trouble: unknown
  /** Signed in, but the agreement is not accepted yet (AUTH-6). */
  isAgreementDue: boolean
  /** The e-mail address or user name that was typed last on the login page: its other pages need not ask again. */
  typedName: string
  remembered: RememberedPath | null
  /** The player was signed out in another tab, which the login page says. */
  isEndedElsewhere: boolean
}

export const useSession = create<Session>(() => ({
  state: 'unknown',
  isAssumed: false,
  trouble: null,
  isAgreementDue: false,
  typedName: '',
  remembered: readAskedPath(),
  isEndedElsewhere: false,
}))

export function setSession(state: SessionState, isAgreementDue = false): void {
  useSession.setState({ state, trouble: null, isAgreementDue, isAssumed: false })
  if (state === 'false') dropLocal(PERSISTED_FOR)
  if (state === 'true') useSession.setState({ typedName: '', isEndedElsewhere: false })
}

/** The document says that somebody plays, and this device knows their map. */
export function assumeSession(): void {
  setSession('true')
  useSession.setState({ isAssumed: true })
}

export function keepTypedName(typedName: string): void {
  useSession.setState({ typedName })
}

export function leaveUnanswered(trouble: unknown): void {
  useSession.setState({ trouble })
}

export function rememberPath(path: string, playerId: string | null): void {
  const remembered = { path, playerId }
  useSession.setState({ remembered })
  writeAskedPath(remembered)
}

/** Hands the remembered path out and forgets it. */
export function takeRememberedPath(): RememberedPath | null {
  const { remembered } = useSession.getState()
  useSession.setState({ remembered: null })
  writeAskedPath(null)
  return remembered
}
