import { answerWith, asked } from '#src/testing/fake-server.ts'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { ALL_ENDPOINTS } from '#shared/contract/all.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { adventureQuery, myAdventuresQuery, sendChoice } from '#src/features/adventures/queries.ts'
import { invite } from '#src/features/invitations/calls.ts'
import { missionDetailsQuery, missionQuery, missionTasksQuery } from '#src/features/missions/queries.ts'
import { loadDatabaseParams, loadSettings } from '#src/features/platform/load.ts'
import * as mine from '#src/features/profile/calls.ts'
import { profileQuery, sendLocale } from '#src/features/profile/queries.ts'
import { sessionsQuery } from '#src/features/profile/sessions-query.ts'
import { progressQuery, todayQuery } from '#src/features/progress/queries.ts'
import * as account from '#src/features/session/account-calls.ts'
import { askLoginStatus, sendLogin, sendLogout } from '#src/features/session/calls.ts'
import { keepStep, sendStoryEnd, storyQuery } from '#src/features/stories/queries.ts'
import { streakQuery } from '#src/features/streak/queries.ts'
import { attemptQuery, launchQuery, sendFinish, tellMoves } from '#src/features/tasks/attempt-queries.ts'
import { taskQuery } from '#src/features/tasks/queries.ts'
import { isFailure, REFUSALS } from '#src/lib/failure.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { closeApiError, useApiError, watchFailures } from './failures.ts'

const ADVENTURE = '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a001'
const TOKEN = 'a'.repeat(43)
const email = 'ann@isles.test'
const password = 'three grey gulls'
const ann = { firstName: 'Ann', lastName: 'Bee', email }

/** What raises the modal, whatever the screen that asked says besides. */
const BY_MODAL: Record<string, () => Promise<unknown>> = {
  'POST /locale/change': () => sendLocale('de'),
  'GET /v2/user_progress': () => queryClient.query(progressQuery),
  'GET /v2/streak': () => queryClient.query(streakQuery),
  'GET /game/resource/today': () => queryClient.query(todayQuery),
  'GET /my-adventures': () => queryClient.query(myAdventuresQuery),
  'GET /adventure/settings': () => queryClient.query(adventureQuery('en')),
  'POST /adventure/:id/select': () => sendChoice('isles'),
  'GET /mission/:id': () => queryClient.query(missionQuery('harbour', 'en')),
  'GET /mission/:id/details': () => queryClient.query(missionDetailsQuery('harbour')),
  'GET /mission/:id/tasks': () => queryClient.query(missionTasksQuery('harbour', 'en')),
  'GET /v2/tasks/:taskId': () => queryClient.query(taskQuery('one', 'en')),
  'POST /v2/tasks/:taskId/attempts': () => queryClient.query(attemptQuery('one', 'en')),
  'POST /v2/attempts/:attemptId/launch': () => queryClient.query(launchQuery('one')),
  'GET /v2/tasks/:taskId/review': () => queryClient.query(attemptQuery('one', 'en', true)),
  'GET /v2/game/mission/:id/story': () => queryClient.query(storyQuery('harbour', 'en')),
  'GET /login-status': askLoginStatus,
  'POST /login_json': () => sendLogin({ username: 'ann', password }),
  'GET /logout': sendLogout,
  'POST /v2/register': () => account.sendRegistration({ ...ann, password }),
  'POST /v2/agreement': account.sendAgreement,
  'POST /player/password-reset/request': () => account.askForPasswordReset(email, {}),
  'POST /v2/password-reset/read': () => queryClient.query(account.passwordResetQuery(TOKEN)),
  'POST /v2/password-reset/confirm': () => account.sendNewPassword(TOKEN, password),
  'POST /v2/invitation/read': () => queryClient.query(account.invitationQuery(TOKEN)),
  'POST /v2/invitation/accept': () => account.sendAcceptance(TOKEN, { ...ann, password }),
  'POST /v2/invitation/renew': () => account.askForNewInvitation(TOKEN),
  'POST /v2/email/confirm': () => account.sendConfirmation(TOKEN),
  'POST /game/resource/send/invitation': () => invite(ann, null),
  'POST /game/resource/send/invitation2': () => invite(ann, 'isles'),
  'PATCH /player/profile': () => mine.saveProfile({ displayName: 'Ann' }),
  'PUT /v2/player/avatar': () => mine.sendPicture('aGVsbG8='),
  'DELETE /v2/player/avatar': mine.dropPicture,
  'POST /v2/player/password': () => mine.sendNewPassword({ current: password, next: password }),
  'POST /v2/player/email': () => mine.sendNewEmail({ email, password }),
  'DELETE /v2/player/email': mine.giveUpNewEmail,
  'GET /v2/player/sessions': () => queryClient.query(sessionsQuery),
  'DELETE /v2/player/sessions': () => mine.endMine(null),
  'DELETE /v2/player/sessions/:id': () => mine.endMine('one'),
  'GET /v2/player/export': mine.askMyData,
  'POST /v2/player/removal': () => mine.sendRemoval(password),
  'POST /v2/attempts/:attemptId/moves': () =>
    tellMoves('one', { moves: [{ type: 'learning-pill', card: 1 }], stamp: { by: 'page', order: 1 } }),
  'POST /v2/attempts/:attemptId/finish': () => sendFinish('one', 'key'),
  'POST /v2/game/mission/:id/story/end': () => sendStoryEnd('harbour', 'key'),
}

/** Only logged (specification, section 4). */
const LOGGED: Record<string, () => Promise<unknown>> = {
  'GET /player/profile': () => queryClient.query(profileQuery),
}

/** What is told, and goes on without: start-up completes (BOOT-5), a step is read again. */
const GOES_ON: Record<string, () => Promise<unknown>> = {
  'GET /app-params': loadDatabaseParams,
  'POST /v2/game/mission/:id/story': () => keepStep('harbour', 1),
}

/** No word and no log (SHELL-6). */
const SILENT: Record<string, () => Promise<unknown>> = { 'GET /platform/settings': loadSettings }

/** Words of another language, of which a failing load changes nothing (LANG-4). */
const TRANSLATIONS = ['GET /v2/game/missions-translations', 'GET /v2/game/missions-translations/my-space']

/** Asked by one kind of task alone, inside of it. */
const OF_A_KIND = [
  'GET /v2/attempts/:attemptId/uploads',
  'POST /v2/attempts/:attemptId/uploads/:uploadId/check',
]

/** Of leaders and admins, and what a leader's rating brings a player: no page asks them yet. */
const UNASKED =
  / \/v2\/(reviews|notices|team|teams|people|assignments|mission\/:id\/assessment|adventures\/:adventureId\/assignments)(\/|$)/

/** What answers before the call in question can be asked. */
const BEFORE: Record<string, Record<string, unknown>> = {
  'GET /adventure/settings': {
    '/my-adventures': [{ id: ADVENTURE, name: 'Isles', thumbnail: null, progress: 0, isActive: true }],
  },
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const rowsOf = (table: Record<string, () => Promise<unknown>>) => Object.entries(table)

describe('a call that fails', () => {
  let stop: () => void
  let warn: MockInstance
  beforeEach(() => {
    vi.useFakeTimers()
    warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    stop = watchFailures()
  })
  afterEach(() => {
    stop()
    warn.mockRestore()
    closeApiError()
    queryClient.clear()
    vi.useRealTimers()
  })

  /** Has the call answered with that status, 0 for not at all. @returns what was thrown, if anything */
  async function fail(name: string, ask: () => Promise<unknown>, status: number): Promise<unknown> {
    const before = Object.entries(BEFORE[name] ?? {})
    answerWith((url) => {
      const known = before.find(([path]) => url.endsWith(path))
      return known ? { status: 200, body: known[1] } : status === 0 ? 'no-answer' : { status }
    })
    const asking = ask().then(
      () => undefined,
      (error: unknown) => error,
    )
    await vi.advanceTimersByTimeAsync(60_000)
    return asking
  }

  /** What was logged of this very call. */
  const logged = (name: string, status: number): string[] => {
    const path = name.split(' ')[1]?.replaceAll(/:\w+/g, '[^/]+') ?? ''
    const line = new RegExp(`^${status} .*${path}$`)
    return warn.mock.calls.map(([words]) => String(words)).filter((words) => line.test(words))
  }
  const modal = () => useApiError.getState().failure

  it('is told in one of these ways, whichever of the contract it is [ERR-1]', () => {
    const known = [BY_MODAL, LOGGED, GOES_ON, SILENT].flatMap(Object.keys)
    const inUse = ALL_ENDPOINTS.map(nameOf).filter((name) => !UNASKED.test(name))
    expect([...known, ...TRANSLATIONS, ...OF_A_KIND].toSorted()).toEqual(inUse.toSorted())
  })

  it.each([...rowsOf(BY_MODAL), ...rowsOf(LOGGED), ...rowsOf(GOES_ON), ...rowsOf(SILENT)])(
    '%s: is the call that is asked [ERR-1]',
    async (name, ask) => {
      await fail(name, ask, 500)
      const [method, path = ''] = name.split(' ')
      const address = new RegExp(`${path.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`)
      expect(asked.some((one) => one.method === method && address.test(one.url))).toBe(true)
    },
  )

  it.each(rowsOf(BY_MODAL))('%s: is logged, raises the modal and is thrown on [ERR-1]', async (name, ask) => {
    for (const status of [400, 500, 503, 0]) {
      closeApiError()
      expect(isFailure(await fail(name, ask, status), status)).toBe(true)
      expect(modal()).toMatchObject({ status })
      expect(logged(name, status)).toHaveLength(1)
      queryClient.clear()
    }
  })

  it.each(rowsOf(LOGGED))('%s: is logged and thrown on [ERR-1]', async (name, ask) => {
    for (const status of [400, 500, 503, 0]) {
      expect(isFailure(await fail(name, ask, status), status)).toBe(true)
      expect(modal()).toBeNull()
      expect(logged(name, status)).toHaveLength(1)
      queryClient.clear()
    }
  })

  it.each(rowsOf(GOES_ON))(
    '%s: is logged and told, and the product goes on [ERR-1] [BOOT-5]',
    async (name, ask) => {
      for (const status of [500, 0]) {
        expect(await fail(name, ask, status)).toBeUndefined()
        expect(modal()).toMatchObject({ status })
        closeApiError()
        expect(logged(name, status)).toHaveLength(1)
      }
    },
  )

  it.each(rowsOf(SILENT))('%s: is silent [ERR-1] [SHELL-6]', async (name, ask) => {
    for (const status of [500, 0]) {
      expect(await fail(name, ask, status)).toBeUndefined()
      expect(modal()).toBeNull()
      expect(warn).not.toHaveBeenCalled()
    }
  })

  it.each([...rowsOf(BY_MODAL), ...rowsOf(LOGGED)])(
    '%s: is neither logged nor told by the shell where it is refused [ERR-1] [INFO-4]',
    async (name, ask) => {
      for (const status of REFUSALS) {
        expect(isFailure(await fail(name, ask, status), status)).toBe(true)
        expect(modal()).toBeNull()
        expect(warn).not.toHaveBeenCalled()
        queryClient.clear()
      }
    },
  )
})
