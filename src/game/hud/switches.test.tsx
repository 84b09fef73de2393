import { answerWith, asked } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSwitches, type SwitchKey } from '#shared/domain/switches.ts'
import type { PlayedAdventure } from '#src/features/adventures/queries.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { renderInGame } from '#src/testing/in-game.tsx'
import { aNode, anAdventure } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { Hud } from './Hud.tsx'
// what comes late is here at once
import './map-widgets.ts'
import '../widgets/activities/Activities.tsx'
import '../widgets/for-you/ForYouPanel.tsx'
import '../widgets/tips/TipPanel.tsx'
import '../tutorial/MapTutorial.tsx'

const RECOMMENDED = {
  ...{ title: 'Knots', backgroundUrl: null, competence: 'Ropes', taskDescription: 'Cards', rate: 4 },
  ...{
    taskId: 'knots',
    itemIndex: 0,
    missionId: 'harbour',
    goal: 'Tie one.',
    why: 'next',
    minutes: 6,
    dueOn: null,
  },
}
const TIP = {
  ...{ id: '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a001', text: 'Lock it.', date: new Date().toISOString() },
  ...{ user: 'Ola', avatar: null, avatarSprite: null, form: 'she', author: null, language: 'en' },
}
const STREAK = { streak: 1, granted: false, type: 'day', date: '2026-11-23', bonusPoints: 30, bonusCoins: 0 }

const DONE = {
  ...{ id: '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a002', avatar: null, avatarSprite: null, playerName: 'Ola' },
  ...{ activityTitle: 'Knots', date: new Date().toISOString() },
}

const REPLIES: Record<string, unknown> = {
  '/recommendations': [RECOMMENDED],
  '/protip': { points: 5, protips: [TIP], chosen: [] },
  '/v2/streak': STREAK,
  '/aktywnosc?limit=3': [DONE],
}

beforeEach(async () => {
  await speakIn('en')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  queryClient.clear()
  answerWith((url) => {
    const reply = Object.entries(REPLIES).find(([path]) => url.endsWith(path))?.[1]
    return reply === undefined ? { status: 404 } : { status: 200, body: reply }
  })
})
afterEach(cleanup)

type Config = PlayedAdventure['config']

/** The HUD over a map in a house with this one switch as given, and all that it does not speak of as they are. */
function show(key: SwitchKey, isOn: boolean, given: Partial<Config> = {}): void {
  usePlatform.setState({ switches: { ...readSwitches([]), [key]: isOn } })
  const harbour = aNode({ id: 'harbour', name: 'Harbour' })
  const played = aPlayedAdventure({ adventure: anAdventure([harbour]) })
  const config = { ...played.config, protip: { isProtipEnabled: true }, ...given }
  const hud = (
    <AdventureContext value={{ ...played, config }}>
      <Hud />
    </AdventureContext>
  )
  renderInGame(hud, '/app/game/plot/map/harbour/Harbour', [harbour])
}

/** What stands there while the switch is on, and what is asked for then alone. */
const WIDGETS: [SwitchKey, RegExp, string][] = [
  ['isRecommendationModuleEnabled', /^For you/, '/recommendations'],
  ['protip', /She chose a tip for you/, '/protip'],
  ['streak_enabled', /[Ss]treak/, '/v2/streak'],
]

it.each(WIDGETS)('%s shows its widget [BOOT-7] [BOOT-6]', async (key, name) => {
  show(key, true)
  expect(await screen.findByRole('button', { name }, { timeout: 10_000 })).toBeTruthy()
})

const LATELY = { mainDestination: { isActivitiesWidgetEnabled: true } }

it('mainDestination.isActivitiesWidgetEnabled shows what was done lately [ACT-4]', async () => {
  show('cloud', false, LATELY)
  expect(await screen.findByRole('region', { name: 'Recent' }, { timeout: 10_000 })).toBeTruthy()
})

/** Those that come without it are here, and with them the time by which it would have been. */
async function passItsTime(): Promise<void> {
  await waitFor(() => expect(asked.some(({ url }) => url.endsWith('/player/profile'))).toBe(true))
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
}

it.each<[string, SwitchKey, Partial<Config>, number, string]>([
  ['what was done lately is told', 'cloud', {}, 1366, '/aktywnosc?limit=3'],
  ['what was done lately is told to who has less than 700 px', 'cloud', LATELY, 699, '/aktywnosc?limit=3'],
  [
    'a tip is told in an adventure without tips',
    'protip',
    { protip: { isProtipEnabled: false } },
    1366,
    '/protip',
  ],
])('nothing of %s, nor asked for [ACT-2] [ACT-4] [PROTIP-1]', async (_, key, config, width, path) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') && width <= Number(/\d+/.exec(query)?.[0]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  show(key, true, config)
  await passItsTime()
  vi.unstubAllGlobals()
  expect(screen.queryByRole('region', { name: 'Recent' })).toBeNull()
  expect(screen.queryByRole('button', { name: /chose a tip/ })).toBeNull()
  expect(asked.filter(({ url }) => url.endsWith(path))).toEqual([])
})

it.each(WIDGETS)(
  'without %s nobody sees it, and nothing is asked for it [BOOT-7] [BOOT-6]',
  async (key, name, path) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    show(key, false)
    await passItsTime()
    expect(screen.queryByRole('button', { name })).toBeNull()
    expect(asked.filter(({ url }) => url.endsWith(path))).toEqual([])
  },
)
