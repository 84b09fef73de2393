import { OPEN_PRIVACY } from '#shared/domain/privacy.ts'
import { answerWith, asked } from '#src/testing/fake-server.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { rememberPath, useSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { checkSession } from './check-session.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

const OLA = '7f8b5c3e-35a5-4c3f-9c5f-6f1a53d1b001'
const KIM = '7f8b5c3e-35a5-4c3f-9c5f-6f1a53d1b002'
const PLACE = '/app/game/plot/task/second-factor/1'

const profileOf = (id: string) => ({
  id,
  username: 'someone',
  email: 'someone@example.test',
  firstName: '',
  lastName: '',
  displayName: 'Someone',
  role: 'player',
  isLeader: false,
  language: null,
  timeZone: null,
  formOfAddress: null,
  avatar: null,
  avatarSprite: null,
  privacy: OPEN_PRIVACY,
  pendingEmail: null,
  isCompletionShown: false,
  isTutorialSeen: false,
})

function signInAs(id: string): Promise<string> {
  answerWith((url) => ({
    status: 200,
    body: url.includes('/profile') ? profileOf(id) : { status: true, agreement: 1 },
  }))
  return signIn({ username: 'someone', password: 'secret' })
}

describe('the way after the login', () => {
  beforeEach(() => queryClient.clear())

  it('leads once to what a stranger asked for [AUTH-7]', async () => {
    rememberPath(PLACE, null)
    expect(await signInAs(OLA)).toBe(PLACE)
    expect(await signInAs(OLA)).toBe('/app')
  })

  it('starts without what was asked for before it was known who is here [START-1] [AUTH-7]', async () => {
    useSession.setState({ state: 'unknown', trouble: new Error('too slow') })
    queryClient.setQueryData(['progress'], { points: 900 })
    await signInAs(KIM)
    expect(queryClient.getQueryData(['progress'])).toBeUndefined()
  })

  it('is not ended later by a sign-out before it that the server never heard', async () => {
    answerWith((url) =>
      url.includes('/logout') ? 'no-answer' : { status: 200, body: { status: true, agreement: 1 } },
    )
    signOut()
    await signIn({ username: 'someone', password: 'secret' })
    asked.length = 0
    await checkSession()
    expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual(['login-status'])
    expect(useSession.getState().state).toBe('true')
  })

  it('leads back who was thrown out, and nobody else [AUTH-8]', async () => {
    rememberPath(PLACE, OLA)
    expect(await signInAs(OLA)).toBe(PLACE)
    queryClient.clear()
    rememberPath(PLACE, OLA)
    expect(await signInAs(KIM)).toBe('/app')
  })
})
