import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { readStreak } from '#shared/contract/player.ts'
import { login } from '#shared/contract/session.ts'
import { requestPasswordReset } from '#shared/contract/accounts.ts'
import { listen, type LibEvent } from './events.ts'
import { isFailure } from './failure.ts'
import { ask, askEarly, call, forgetEarlyAnswers, setApiBase, setCallLanguage } from './http.ts'

const streak = { streak: 1, granted: false, type: 'day', date: null, bonusPoints: 30, bonusCoins: 5 }

async function failureOf(answer: Answer): Promise<unknown> {
  answerWith(() => answer)
  return call(readStreak, {}).catch((error: unknown) => error)
}

describe('calling the server', () => {
  afterEach(() => setApiBase(`${location.origin}/api/web`))

  it('asks the site’s own /api/web, or wherever the base was switched to [AUTH-11] [BOOT-1]', async () => {
    answerWith(() => ({ status: 200, body: streak }))
    await call(readStreak, {})
    setApiBase('https://api.example.test/base')
    await call(readStreak, {})
    expect(asked.map(({ url }) => url)).toEqual([
      `${location.origin}/api/web/v2/streak`,
      'https://api.example.test/base/v2/streak',
    ])
  })

  it('sends credentials and the anti-forgery header with every call, to another origin too [AUTH-10]', async () => {
    answerWith(() => ({ status: 200, body: { status: true, agreement: 1 } }))
    await call(login, { body: { username: 'ola', password: 'secret' } })
    expect(asked[0]).toMatchObject({
      method: 'POST',
      withCredentials: true,
      withXSRFToken: true,
      xsrfHeaderName: 'X-XSRF-TOKEN',
    })
  })

  it('names the language it wants to be answered in', async () => {
    answerWith(() => ({ status: 200, body: streak }))
    setCallLanguage('pl')
    await call(readStreak, {})
    expect(asked[0]?.headers['Accept-Language']).toBe('pl')
  })

  it.each([
    ['offline', 'no-answer', 0],
    ['signed-out', { status: 401 }, 401],
    ['refused', { status: 404 }, 404],
    ['refused', { status: 406 }, 406],
    ['refused', { status: 409 }, 409],
    ['refused', { status: 422 }, 422],
    ['refused', { status: 423 }, 423],
    ['refused', { status: 429 }, 429],
    ['broken', { status: 400 }, 400],
    ['broken', { status: 500 }, 500],
    ['broken', { status: 200, body: '<html>' }, -1],
  ] as const)('is %s at %j [ERR-1]', async (kind, answer, status) => {
    const failure = await failureOf(answer)
    expect(isFailure(failure, status)).toBe(true)
    expect(failure).toMatchObject({ kind })
  })

  it('carries the problem and the seconds to wait', async () => {
    const problem = { code: 'too-many', message: 'slower' }
    const failure = await failureOf({ status: 429, body: problem, headers: { 'retry-after': '7' } })
    expect(failure).toMatchObject({ problem, retryAfter: 7 })
  })

  it.each([
    ['the problem', JSON.stringify({ code: 'captcha-unavailable', message: 'later' }), 'captcha-unavailable'],
    ['none where it is no JSON', '<html>', undefined],
  ])('finds in a refusal that is read as a blob %s [AUTH-13]', async (_, text, code) => {
    answerWith(() => ({ status: 406, body: new Blob([text]) }))
    const body = { email: 'ola@wyspy.test' }
    const asking = call(requestPasswordReset, { body }, { isBlob: true })
    const failure = await asking.catch((error: unknown) => error)
    if (!isFailure(failure, 406)) throw failure
    expect(failure.problem?.code).toBe(code)
  })

  it('tells whoever listens that a call failed, and that one was answered', async () => {
    const events: LibEvent['type'][] = []
    const stop = listen(({ type }) => events.push(type))
    await failureOf('no-answer')
    answerWith(() => ({ status: 200, body: streak }))
    await call(readStreak, {})
    stop()
    expect(events).toEqual(['call-failed', 'call-answered'])
  })
})

describe('an answer that was asked for early', () => {
  const urls = () => asked.map(({ url }) => url.split('/api/web')[1])

  it('goes to the next who asks, once, and in the contract’s shape [START-1]', async () => {
    answerWith(() => ({ status: 200, body: { ...streak, foreign: 1 } }))
    askEarly('/v2/streak')
    expect(await ask(readStreak, {})).toEqual(streak)
    expect(urls()).toEqual(['/v2/streak'])
    await ask(readStreak, {})
    expect(urls()).toEqual(['/v2/streak', '/v2/streak'])
  })

  it('is a failure like any other where it fails, and then asked for anew [START-1]', async () => {
    answerWith(() => ({ status: 500 }))
    askEarly('/v2/streak')
    const failure = await ask(readStreak, {}).catch((error: unknown) => error)
    expect(isFailure(failure, 500)).toBe(true)
    answerWith(() => ({ status: 200, body: streak }))
    expect(await ask(readStreak, {})).toEqual(streak)
  })

  it('is nobody’s any more when it is forgotten', async () => {
    answerWith(() => ({ status: 200, body: { ...streak, streak: 3 } }))
    askEarly('/v2/streak')
    forgetEarlyAnswers()
    answerWith(() => ({ status: 200, body: streak }))
    expect(await ask(readStreak, {})).toEqual(streak)
  })
})
