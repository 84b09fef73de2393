import { answerWith, asked } from '#src/testing/fake-server.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setSession, useSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { SIGNED_IN } from './sign-in.ts'
import { forgetPlayer, SIGNED_OUT } from './sign-out.ts'
import { ADVENTURE_CHOSEN, watchTabs } from './watch-tabs.ts'

let stop: () => void

/** What another tab of the browser writes. */
const written = (key: string) => dispatchEvent(new StorageEvent('storage', { key, newValue: '1' }))

beforeEach(() => {
  answerWith(() => ({ status: 200, body: { status: true, agreement: 1 } }))
  setSession('true')
  queryClient.setQueryData(['profile'], { displayName: 'Ola' })
  stop = watchTabs()
})
afterEach(() => stop())

it('a sign-out in another tab is one here', () => {
  written(SIGNED_OUT)
  expect(useSession.getState().state).toBe('false')
  expect(queryClient.getQueryData(['profile'])).toBeUndefined()
  expect(asked).toEqual([])
})

it('the door says that it was in another tab, until somebody signs in', () => {
  written(SIGNED_OUT)
  expect(useSession.getState().isEndedElsewhere).toBe(true)
  forgetPlayer()
  expect(useSession.getState().isEndedElsewhere).toBe(true)
  setSession('true')
  expect(useSession.getState().isEndedElsewhere).toBe(false)
})

it('a door at which nobody had signed in says nothing of another tab', () => {
  setSession('false')
  written(SIGNED_OUT)
  expect(useSession.getState().isEndedElsewhere).toBe(false)
})

it('a sign-in in another tab forgets who played here, and asks who it is now', async () => {
  written(SIGNED_IN)
  expect(queryClient.getQueryData(['profile'])).toBeUndefined()
  expect(useSession.getState().state).toBe('unknown')
  await vi.waitFor(() => expect(useSession.getState().state).toBe('true'))
  expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual(['login-status'])
})

it('another adventure that was chosen in another tab is shown here as well, and a task that is played goes on [AUTH-4]', () => {
  queryClient.setQueryData(['adventure', 'en'], 'the isles')
  queryClient.setQueryData(['attempt', 'pulse', 'en', false], 'half played')
  written(ADVENTURE_CHOSEN)
  const isOld = (key: string) =>
    queryClient.getQueryCache().find({ queryKey: [key], exact: false })?.state.isInvalidated
  expect([isOld('adventure'), isOld('attempt')]).toEqual([true, false])
})

it('nothing is heard any more once it has stopped, nor of another key', () => {
  written('streak:3:42')
  stop()
  written(SIGNED_OUT)
  expect(useSession.getState().state).toBe('true')
})
