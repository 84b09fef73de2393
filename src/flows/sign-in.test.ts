import { answerWith } from '#src/testing/fake-server.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { rememberPath } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { signIn } from './sign-in.ts'

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
  language: null,
  timeZone: null,
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

  it('leads back who was thrown out, and nobody else [AUTH-8]', async () => {
    rememberPath(PLACE, OLA)
    expect(await signInAs(OLA)).toBe(PLACE)
    queryClient.clear()
    rememberPath(PLACE, OLA)
    expect(await signInAs(KIM)).toBe('/app')
  })
})
