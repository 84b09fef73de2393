import { answerWith, type Answer } from '#src/testing/fake-server.ts'
import { describe, expect, it, vi } from 'vitest'
import { setSession, useSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { checkSession } from './check-session.ts'

const session = () => useSession.getState()

describe('asking whether somebody is signed in', () => {
  it.each([
    [true, 'true'],
    [1, 'true'],
    ['yes', 'true'],
    [false, 'false'],
    [0, 'false'],
    [null, 'false'],
  ])('takes the status %s for %j [AUTH-1]', async (status, state) => {
    answerWith(() => ({ status: 200, body: { status, agreement: 1 } }))
    await checkSession()
    expect(session().state).toBe(state)
  })

  it.each<Answer>(['no-answer', { status: 500 }])(
    'knows no more than before at %j [AUTH-1]',
    async (answer) => {
      answerWith(() => answer)
      await checkSession()
      expect(session()).toMatchObject({ state: 'unknown', trouble: expect.any(Error) as Error })
      answerWith(() => ({ status: 200, body: { status: true, agreement: 1 } }))
      await checkSession()
      expect(session()).toMatchObject({ state: 'true', trouble: null })
    },
  )

  it.each<Answer>(['no-answer', { status: 200, body: { status: false, agreement: 1 } }])(
    'leaves signed in who was faster than the answer %j [AUTH-1]',
    async (answer) => {
      let release = (): void => {}
      answerWith(() => new Promise((resolve) => (release = () => resolve(answer))))
      const asking = checkSession()
      await new Promise((resolve) => setTimeout(resolve))
      setSession('true')
      release()
      await asking
      expect(session()).toMatchObject({ state: 'true', trouble: null })
    },
  )

  it('takes no answer of before somebody signed in or out in another tab [AUTH-1] [START-1]', async () => {
    const answers: ((answer: Answer) => void)[] = []
    answerWith(() => new Promise((resolve) => answers.push(resolve)))
    const first = checkSession()
    const second = checkSession()
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[0]?.({ status: 200, body: { status: false, agreement: 1 } })
    await first
    expect(session().state).toBe('unknown')
    answers[1]?.({ status: 200, body: { status: true, agreement: 1 } })
    await second
    expect(session().state).toBe('true')
  })

  it('drops what was asked for early where nobody is signed in after all [START-1] [AUTH-1]', async () => {
    queryClient.setQueryData(['profile'], { id: 'ola' })
    answerWith(() => ({ status: 200, body: { status: false, agreement: 1 } }))
    await checkSession()
    expect(queryClient.getQueryData(['profile'])).toBeUndefined()
  })
})
