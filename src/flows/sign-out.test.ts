import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { fakeCaches } from '#src/testing/fake-caches.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdRating, watchRatings } from '#src/features/reviews/ratings.ts'
import { readAskedPath } from '#src/features/session/asked-path.ts'
import { rememberPath, setSession, useSession } from '#src/features/session/store.ts'
import { localKeys, writeLocal } from '#src/lib/storage.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { aProfile } from '#src/testing/profile.ts'
import { aReview } from '#src/testing/reviews.ts'
import { checkSession } from './check-session.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

const OLA = '7f8b5c3e-35a5-4c3f-9c5f-6f1a53d1b001'
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

  it('leaves nothing of any player on the device, nor the pictures of the adventure [AUTH-5]', async () => {
    const { caches } = fakeCaches('https://isles.test')
    vi.stubGlobal('caches', caches)
    for (const name of ['waymark-art', 'waymark-fresh']) await caches.open(name)
    for (const name of ['streak', 'streak-bonus', 'arrived', 'stageViews']) writeLocal(`${name}:${OLA}`, '1')
    writeLocal('stageViews', '{}')
    rememberPath('/app/player', OLA)
    signOut()
    await settled()
    expect(localKeys('').filter((key) => /streak|arrived|stageViews/.test(key))).toEqual([])
    expect(readAskedPath()).toBeNull()
    expect(await caches.keys()).toEqual(['waymark-fresh'])
    vi.unstubAllGlobals()
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

describe('signing out with a rating that is held', () => {
  const logouts = () => asked.filter(({ url }) => url.includes('/logout')).length
  let answerRating: (response: Response) => void

  beforeEach(() => {
    vi.useFakeTimers()
    const rated = new Promise<Response>((resolve) => (answerRating = resolve))
    vi.stubGlobal('fetch', () => rated)
    answerWith(() => ({ status: 200 }))
    queryClient.setQueryData(['profile'], aProfile({ id: OLA }))
    watchRatings(OLA)
    holdRating({ review: aReview(1), stars: 4, comment: '', key: crypto.randomUUID() })
    signOut()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('ends the session when the rating has its reply: after it, it would be refused [FIN-8] [AUTH-3]', async () => {
    await vi.advanceTimersByTimeAsync(1000)
    expect(logouts()).toBe(0)
    answerRating(Response.json(aReview(1)))
    await vi.advanceTimersByTimeAsync(0)
    expect(logouts()).toBe(1)
  })

  it('waits for it no longer than two seconds [FIN-8] [AUTH-3]', async () => {
    await vi.advanceTimersByTimeAsync(1999)
    expect(logouts()).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(logouts()).toBe(1)
  })
})
