import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { aProfile } from '#src/testing/profile.ts'
import { MY_NOTIFICATIONS } from '#src/testing/push.ts'
import { savePrivacy } from './calls.ts'
import { saveProfile } from './save-profile.ts'
import { notificationsQuery, saveNotifications } from './notification-calls.ts'
import { profileQuery } from './queries.ts'

const ola = aProfile()
const kim = aProfile({ id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81', displayName: 'Kim' })
const shown = () => queryClient.getQueryData(profileQuery.queryKey)

/** Answers what is asked without a body when it is told to, and what is sent at once, or when it is told to. */
function hold(answer: (body: unknown) => Answer) {
  let land = (_answer: Answer): void => {}
  const late = new Promise<Answer>((resolve) => (land = resolve))
  answerWith((_, body) => (typeof body === 'string' ? answer(JSON.parse(body)) : late))
  return (body: unknown) => land({ status: 200, body })
}

/** What was sent, in its order. */
const sent = () => asked.flatMap(({ body }) => (typeof body === 'string' ? [JSON.parse(body) as object] : []))

/** As on a screen that is opened again after a while. */
const askAgain = (query: { queryKey: readonly unknown[] }) =>
  queryClient.query({ ...query, staleTime: 0 }).catch(() => undefined)

afterEach(() => queryClient.clear())

describe('an answer that was asked for before something was saved, and comes after it', () => {
  it('takes back nothing of the profile, on the screen or with the next switch [AUTH-15]', async () => {
    queryClient.setQueryData(profileQuery.queryKey, ola)
    const land = hold((body) => ({
      status: 200,
      body: { ...ola, privacy: { ...ola.privacy, ...(body as { privacy?: object }).privacy } },
    }))
    const asking = askAgain(profileQuery)
    await savePrivacy({ isTipAuthor: false })
    land(ola)
    await asking
    expect(shown()?.privacy.isTipAuthor).toBe(false)
    await savePrivacy({ isInActivities: false })
    expect(sent().at(-1)).toEqual({ privacy: { isInActivities: false } })
  })

  it('takes back nothing of what is told, on the screen or with the next switch [PUSH-6]', async () => {
    queryClient.setQueryData(notificationsQuery.queryKey, MY_NOTIFICATIONS)
    const land = hold((body) => ({ status: 200, body: { ...MY_NOTIFICATIONS, ...(body as object) } }))
    const asking = askAgain(notificationsQuery)
    await saveNotifications({ isByEmail: true })
    land({ ...MY_NOTIFICATIONS, isByEmail: false })
    await asking
    await saveNotifications({ quietHours: null })
    expect(sent().at(-1)).toMatchObject({ isByEmail: true })
  })
})

describe('what somebody saved who has left since', () => {
  const leave = () => {
    queryClient.clear()
    queryClient.setQueryData(profileQuery.queryKey, kim)
    queryClient.setQueryData(notificationsQuery.queryKey, MY_NOTIFICATIONS)
  }

  it('is not shown to who came after [AUTH-3]', async () => {
    queryClient.setQueryData(profileQuery.queryKey, ola)
    answerWith(() => {
      leave()
      return { status: 200, body: ola }
    })
    await saveProfile({ firstName: 'Ola' })
    expect(shown()).toEqual(kim)
  })

  it('is not saved for who came after [AUTH-3] [AUTH-15]', async () => {
    queryClient.setQueryData(profileQuery.queryKey, ola)
    answerWith(() => {
      leave()
      return { status: 200, body: ola }
    })
    await Promise.all([savePrivacy({ isTipAuthor: false }), savePrivacy({ isInActivities: false })])
    expect(sent()).toHaveLength(1)
    expect(shown()).toEqual(kim)
  })

  it('of what is told is neither shown to who came after nor saved for them [AUTH-3] [PUSH-6]', async () => {
    queryClient.setQueryData(profileQuery.queryKey, ola)
    queryClient.setQueryData(notificationsQuery.queryKey, MY_NOTIFICATIONS)
    answerWith(() => {
      leave()
      return { status: 200, body: { ...MY_NOTIFICATIONS, isByEmail: true } }
    })
    await Promise.all([saveNotifications({ isByEmail: true }), saveNotifications({ quietHours: null })])
    expect(sent()).toHaveLength(1)
    expect(queryClient.getQueryData(notificationsQuery.queryKey)).toEqual(MY_NOTIFICATIONS)
  })
})
