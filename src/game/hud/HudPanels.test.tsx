import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stageStore } from '#src/stage/stage-store.ts'
import { speakIn } from '#src/testing/words.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { closePanel, openPanel } from './hud-store.ts'
import { HudPanels } from './HudPanels.tsx'
import { MapTools } from './MapTools.tsx'
import { StatusBar } from './StatusBar.tsx'

const adventure = aPlayedAdventure({ name: 'Isles' })

function serve(answers: Record<string, Answer>): void {
  answerWith((url) => Object.entries(answers).find(([part]) => url.includes(part))?.[1] ?? { status: 500 })
}

function show(part: React.ReactNode, state: object | null = null): void {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <AdventureContext value={adventure}>{part}</AdventureContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

const streak: Answer = {
  status: 200,
  body: { streak: 1, granted: false, type: 'day', date: '2026-11-23', bonusPoints: 30, bonusCoins: 0 },
}
const today = (streakDue: boolean): Answer => ({
  status: 200,
  body: { tasksDoneToday: 2, pointsToday: 60, streakDue, newMessages: 0 },
})

beforeEach(async () => {
  await speakIn('en')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  closePanel()
  stageStore.setState(stageStore.getInitialState(), true)
})

describe('the panels of the HUD', () => {
  it('lead out and change the language also where no profile has come', async () => {
    serve({})
    openPanel('me')
    show(<HudPanels isMobile={false} />)
    await waitFor(() => expect(asked.some(({ url }) => url.includes('profile'))).toBe(true))
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
    expect(screen.queryByText(/finished today/)).toBeNull()
  })

  it('tell how far the player has come, and what today has brought [PROG-3] [PROG-4]', async () => {
    const progress = { playerProgress: 40, playerPoints: 1200, playerCoins: 1, items: [] }
    serve({ user_progress: { status: 200, body: progress }, today: today(false) })
    openPanel('me')
    show(<HudPanels isMobile={false} />)
    const bar = await screen.findByRole('progressbar', { name: 'Your path through Isles' })
    expect(bar.getAttribute('aria-valuenow')).toBe('40')
    await screen.findByText('2 tasks finished today')
    expect(screen.getByText('+60 points')).toBeTruthy()
    const figures = screen.getAllByRole('definition').map((figure) => figure.parentElement?.textContent)
    expect(figures).toEqual(['points1\u00a0200', 'coin1'])
  })

  it.each([
    [{ status: 500 }, null],
    [today(true), 'Finish a task today to keep it burning.'],
    [today(false), 'Today’s step is done.'],
  ] as [Answer, string | null][])('say of today, answered with %j: %s [STREAK-2]', async (answer, words) => {
    serve({ today: answer, streak })
    show(<HudPanels isMobile />, { sheet: 'streak' })
    await screen.findByText('Daily streak')
    if (words) await screen.findByText(words)
    else expect(screen.queryByText(/step is taken|Finish a task/)).toBeNull()
  })
})

describe('the status bar', () => {
  it('says that it does not know, and never nought, until the points have come; and asks for today [PROG-4]', async () => {
    serve({
      user_progress: {
        status: 200,
        body: { playerProgress: 10, playerPoints: 1200, playerCoins: 1, items: [] },
      },
    })
    show(<StatusBar isMobile={false} isPage={false} />)
    expect(screen.getByText('Points: not known yet')).toBeTruthy()
    expect(screen.queryByText('0 points')).toBeNull()
    await screen.findByText(/^1.200 points$/)
    expect(screen.getByText('1 coin · To the shop')).toBeTruthy()
    expect(asked.some(({ url }) => url.includes('today'))).toBe(true)
  })
})

describe('the tools of the map', () => {
  const names = () => screen.queryAllByRole('button').map(({ title }) => title)

  it('are the list and the pause on a map, the map on the list', () => {
    show(<MapTools />)
    expect(names()).toEqual(['Show as a list', 'Stop all motion'])
    cleanup()
    stageStore.setState({ wantsList: true })
    show(<MapTools />)
    expect(names()).toEqual(['Show the map'])
  })

  it.each([
    ['to a machine that draws none', { rendererKind: 'list' } as const],
    ['of a scene that cannot be drawn', { rendererKind: 'webgl', undrawable: 'isles' } as const],
  ])('promise no map %s [STAGE-8]', (_, facts) => {
    stageStore.setState(facts)
    show(<MapTools />)
    expect(names()).toEqual([])
  })
})
