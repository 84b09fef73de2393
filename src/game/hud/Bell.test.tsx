import { answerWith, asked } from '#src/testing/fake-server.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settlePlatform, usePlatform } from '#src/features/platform/store.ts'
import { todayQuery } from '#src/features/progress/queries.ts'
import { keepAsked } from '#src/features/push/registered.ts'
import { setPush, usePush } from '#src/features/push/store.ts'
import { firebaseToken } from '#src/lib/firebase-token.ts'
import { dropLocal, localKeys, readLocal } from '#src/lib/storage.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { addressInGame, renderInGame } from '#src/testing/in-game.tsx'
import { aNode } from '#src/testing/missions.ts'
import { installPush, MY_NOTIFICATIONS } from '#src/testing/push.ts'
import { PLAIN_SETTINGS } from '#src/testing/platform.ts'
import { aProfile } from '#src/testing/profile.ts'
import { speakIn } from '#src/testing/words.ts'
import { KINDS } from '#src/overlay/kinds.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { Overlays } from '#src/testing/overlays.tsx'
import { Bell } from './Bell.tsx'
import { MapWatch } from './MapWatch.tsx'

vi.mock(import('#src/lib/firebase-token.ts'), () => ({ firebaseToken: vi.fn() }))

const CALM_MS = KINDS.push.calmMs ?? 0
const OLA = aProfile()
const today = (tasksDoneToday: number) => ({
  ...{ tasksDoneToday, pointsToday: 0, streakDue: false, newMessages: 0 },
})

function offerPush(isNotificationPushEnabled: boolean): void {
  const { settings } = usePlatform.getState()
  if (settings)
    usePlatform.setState({
      settings: { ...settings, notificationPushSettings: { isNotificationPushEnabled } },
    })
}

function show(): void {
  answerWith((url) => {
    if (url.endsWith('/player/profile')) return { status: 200, body: OLA }
    if (url.endsWith('/push/config')) {
      return { status: 200, body: { firebaseSDKConfigObject: { projectId: 'isles' }, vapidKey: 'x' } }
    }
    if (url.endsWith('/notifications')) return { status: 200, body: MY_NOTIFICATIONS }
    return { status: url.includes('/device-token/') ? 204 : 404 }
  })
  const page = (
    <>
      <Bell isMobile={false} />
      <MapWatch isPage={false} />
      <Overlays />
    </>
  )
  renderInGame(page, '/app/game/plot/map/harbour/Harbour', [aNode({ id: 'harbour', name: 'Harbour' })])
}

const bell = (name: RegExp) => screen.findByRole('button', { name })
const saved = () => asked.some(({ url }) => url.endsWith('/save'))

beforeEach(async () => {
  for (const key of localKeys('')) dropLocal(key)
  queryClient.clear()
  usePush.setState({ state: 'unknown', first: null })
  stageStore.setState({ status: 'ready' })
  await speakIn('en')
  settlePlatform([], [], PLAIN_SETTINGS)
  usePlatform.setState(({ switches }) => ({ switches: { ...switches, streak_enabled: false } }))
  offerPush(true)
  vi.mocked(firebaseToken).mockReset().mockResolvedValue('token')
})
afterEach(() => {
  cleanup()
  overlay.clear()
  vi.useRealTimers()
})

describe('the bell', () => {
  it('asks whether to tell, tells from then on, and asks whether to stop [PUSH-1] [PUSH-3]', async () => {
    installPush('default', 'granted')
    show()
    await userEvent.click(await bell(/Notifications: off/))
    expect(screen.getByRole('dialog', { name: 'Turn on notifications?' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await bell(/Notifications: on/))
    expect(saved()).toBe(true)
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(await bell(/Notifications: off/)).toBeTruthy()
    expect(asked.some(({ url }) => url.endsWith('/remove'))).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('takes no for an answer [PUSH-1]', async () => {
    const browser = installPush('default')
    show()
    await userEvent.click(await bell(/Notifications: off/))
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(browser.requestPermission).not.toHaveBeenCalled()
  })

  it('says what went wrong, and may be asked again [PUSH-3]', async () => {
    installPush('granted')
    vi.mocked(firebaseToken).mockRejectedValueOnce(new Error('no network'))
    show()
    await userEvent.click(await bell(/Notifications: off/))
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The notification service did not answer.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    expect(await bell(/Notifications: on/)).toBeTruthy()
  })

  it.each([
    ['off', 'No notifications here'],
    ['unsupported', 'This browser cannot notify you'],
    ['denied', 'Notifications are blocked'],
  ] as const)(
    'where it is %s says why, and leads to e-mail instead [PUSH-1] [PUSH-6]',
    async (why, title) => {
      if (why === 'off') offerPush(false)
      if (why === 'denied') installPush('denied')
      show()
      await userEvent.click(await bell(/Notifications: (not|blocked)/))
      expect(screen.getByRole('dialog', { name: title })).toBeTruthy()
      await userEvent.click(screen.getByRole('button', { name: 'Choose e-mail instead' }))
      expect(addressInGame()).toBe('/app/player/settings')
    },
  )
})

describe('the first question', () => {
  const finish = () => act(() => void queryClient.setQueryData(todayQuery.queryKey, today(3)))
  const dialog = () => screen.queryByRole('dialog')

  async function play(): Promise<void> {
    queryClient.setQueryData(todayQuery.queryKey, today(2))
    show()
    await bell(/Notifications/)
    vi.useFakeTimers()
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('comes by itself after a task was finished, when all has been calm for a while, and once [PUSH-4]', async () => {
    installPush('default')
    await play()
    await pass(60_000)
    expect(dialog()).toBeNull()
    finish()
    await pass(CALM_MS - 1)
    expect(dialog()).toBeNull()
    await pass(1)
    expect(dialog()).not.toBeNull()
    expect(readLocal(`_initialNotification:${OLA.id}`)).toBe('1')
    act(() => overlay.dropKind('push'))
    await pass(60_000)
    expect(dialog()).toBeNull()
  })

  it('is not asked anew whoever said no to it at the bell [PUSH-4]', async () => {
    installPush('default')
    queryClient.setQueryData(todayQuery.queryKey, today(2))
    show()
    await userEvent.click(await bell(/Notifications/))
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    await vi.waitFor(() => expect(dialog()).toBeNull())
    vi.useFakeTimers()
    finish()
    await pass(60_000)
    expect(dialog()).toBeNull()
  })

  it.each([
    ['was asked before', () => keepAsked(OLA.id)],
    ['is told already', () => setPush('registered')],
    ['plays in a house that has it off', () => setPush('off')],
  ])('is not asked whoever %s [PUSH-4]', async (_, be) => {
    installPush('default')
    await play()
    act(be)
    finish()
    await pass(60_000)
    expect(dialog()).toBeNull()
  })

  it('waits while the map is still coming [PUSH-4]', async () => {
    installPush('default')
    await play()
    act(() => stageStore.setState({ status: 'loading' }))
    finish()
    await pass(60_000)
    expect(dialog()).toBeNull()
    act(() => stageStore.setState({ status: 'ready' }))
    await pass(CALM_MS)
    expect(dialog()).not.toBeNull()
  })
})
