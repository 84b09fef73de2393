import { answerWith, asked } from '#src/testing/fake-server.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setSession, rememberPath } from '#src/features/session/store.ts'
import { signIn } from '#src/flows/sign-in.ts'
import { forgetEarlyAnswers } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { speakIn } from '#src/testing/words.ts'
import { watchSignIn } from './begin-map.ts'

// no page is shown here
vi.mock('#src/game/routes/GameRoute.tsx', () => ({}))
vi.mock('./pages/pages.tsx', () => ({ pageOf: () => undefined }))

const MAP = ['/v2/start', '/adventure/settings']

/** Signs in where nothing else is ever answered. @returns what of a map was asked for, and in which language */
async function mapAfterSignIn(agreement: 0 | 1 = 1): Promise<string[]> {
  answerWith((url) =>
    url.includes('/login') ? { status: 200, body: { status: true, agreement } } : new Promise(() => {}),
  )
  await signIn({ username: 'ola', password: 'secret' })
  return asked.flatMap(({ url, headers }) =>
    MAP.filter((path) => url.includes(path)).map((path) => `${path} ${String(headers['Accept-Language'])}`),
  )
}

describe('the map of who signs in', () => {
  let stop: () => void

  beforeEach(async () => {
    await speakIn('de')
    queryClient.clear()
    setSession('false')
    stop = watchSignIn()
  })
  afterEach(async () => {
    await import('#src/game/start/read-map.ts')
    stop()
    forgetEarlyAnswers()
  })

  it('is asked for with the sign-in, before its pages are there [START-1]', async () => {
    expect(await mapAfterSignIn()).toEqual(['/adventure/settings de', '/v2/start de'])
  })

  it('is not asked for where the agreement comes first, or another page was asked for [START-1] [AUTH-6] [AUTH-7]', async () => {
    expect(await mapAfterSignIn(0)).toEqual([])
    rememberPath('/app/leader', null)
    expect(await mapAfterSignIn()).toEqual([])
  })
})
