import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { setSession, useSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { checkSession } from './check-session.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('signing out', () => {
  let answerLogout: (answer: Answer) => void

  beforeEach(() => {
    const held = new Promise<Answer>((resolve) => (answerLogout = resolve))
    answerWith((url) =>
      url.includes('/logout') ? held : { status: 200, body: { status: true, agreement: 1 } },
    )
    setSession('true')
    queryClient.setQueryData(['profile'], { displayName: 'Ola' })
    signOut()
  })

  it('forgets the player at once, however long the server takes [AUTH-3]', () => {
    expect(useSession.getState().state).toBe('false')
    expect(queryClient.getQueryData(['profile'])).toBeUndefined()
  })

  it('is over before the next player signs in', async () => {
    const login = signIn({ username: 'ola', password: 'secret' })
    await settled()
    expect(asked.map(({ url }) => url).filter((url) => url.includes('login'))).toEqual([])
    answerLogout('no-answer')
    await login
    expect(useSession.getState().state).toBe('true')
  })

  it('is said again before anybody is asked for, when the server did not hear it [AUTH-3]', async () => {
    answerLogout('no-answer')
    await settled()
    answerWith((url) =>
      url.includes('/logout') ? 'no-answer' : { status: 200, body: { status: true, agreement: 1 } },
    )
    await checkSession()
    expect(useSession.getState().state).toBe('false')

    let isHeard = false
    answerWith((url) => {
      isHeard ||= url.includes('/logout')
      return { status: 200, body: { status: !isHeard, agreement: 1 } }
    })
    await checkSession()
    expect(useSession.getState().state).toBe('false')
    expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual(['logout', 'login-status'])
  })
})
