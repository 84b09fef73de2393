import { create } from 'zustand'

/** Whether somebody is signed in; unknown until the server has said so (AUTH-1). */
export type SessionState = 'unknown' | 'false' | 'true'

interface Session {
  state: SessionState
  /** In-app path that a stranger asked for, gone to once after the login (AUTH-7). */
  rememberedPath: string | null
}

export const useSession = create<Session>(() => ({ state: 'unknown', rememberedPath: null }))

export function setSession(state: SessionState): void {
  useSession.setState({ state })
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
