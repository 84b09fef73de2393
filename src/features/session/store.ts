import { create } from 'zustand'

/** Whether somebody is signed in; unknown until the server has said so (AUTH-1). */
export type SessionState = 'unknown' | 'false' | 'true'

interface Session {
  state: SessionState
  /** The server was asked and gave no answer: that is not the answer that nobody is signed in. */
  isUnanswered: boolean
  /** In-app path that a stranger asked for, gone to once after the login (AUTH-7). */
  rememberedPath: string | null
}

export const useSession = create<Session>(() => ({
  state: 'unknown',
  isUnanswered: false,
  rememberedPath: null,
}))

export function setSession(state: SessionState): void {
  useSession.setState({ state, isUnanswered: false })
}

export function leaveUnanswered(): void {
  useSession.setState({ isUnanswered: true })
}

export function rememberPath(path: string): void {
  useSession.setState({ rememberedPath: path })
}

/** Hands the remembered path out and forgets it. */
export function takeRememberedPath(): string | null {
  const { rememberedPath } = useSession.getState()
  useSession.setState({ rememberedPath: null })
  return rememberedPath
}
