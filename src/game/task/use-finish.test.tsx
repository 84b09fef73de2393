import { answerWith, type Answer } from '#src/testing/fake-server.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Attempt } from '#shared/contract/attempts.ts'
import type { StreakReply } from '#shared/contract/player.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { aChild, aMission, aNode, anAdventure, aTask } from '#src/testing/missions.ts'
import { missionQuery } from '#src/features/missions/queries.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { aProfile } from '#src/testing/profile.ts'
import { speakIn } from '#src/testing/words.ts'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { closeDialog, endDialog, watchQueue } from '#src/overlay/queue.ts'
import { showBonus } from '#src/features/streak/show-bonus.ts'
import { requested, requestedInfos } from '#src/testing/overlays.tsx'
import { useFinish } from './use-finish.ts'

const summary = {
  status: 200,
  body: {
    points: 60,
    currency: 8,
    taskType: 'learning-pill',
    isLeaderAcceptRequired: false,
    isMissionFinished: false,
    isHiddenPointsAndCoins: false,
  },
} satisfies Answer

const attempt: Attempt = {
  id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81',
  taskId: 'long-passphrases',
  task: aTask(),
  playable: { type: 'learning-pill', cards: [] },
  state: { type: 'learning-pill', card: 0, answered: [] },
}

const played = aPlayedAdventure({
  adventure: anAdventure([aNode({ id: 'harbour', name: 'Harbour', kind: 'allInOne' })]),
})

function Address() {
  return <output>{useLocation().pathname}</output>
}

function Playing() {
  const { finish } = useFinish(attempt, 'ola')
  return <button onClick={() => void finish()}>Finish</button>
}

const signIn = (id: string) => queryClient.setQueryData(profileQuery.queryKey, aProfile({ id }))
const path = () => screen.getByRole('status').textContent

/** The task with what outlives it. */
const tree = (isPlaying: boolean, adventure = played) => (
  <MemoryRouter initialEntries={['/task']}>
    <QueryClientProvider client={queryClient}>
      <AdventureContext value={adventure}>{isPlaying && <Playing />}</AdventureContext>
    </QueryClientProvider>
    <Address />
  </MemoryRouter>
)

describe('the end of a task', () => {
  let answer: (() => void) | undefined
  let stops: (() => void)[] = []

  beforeEach(async () => {
    overlay.clear()
    stops = [watchQueue(), overlay.standOn('game')]
    answer = undefined
    signIn('ola')
    answerWith(() => new Promise((resolve) => (answer = () => resolve(summary))))
    await speakIn('en')
  })
  afterEach(() => {
    cleanup()
    for (const stop of stops) stop()
  })

  async function finishing(doMeanwhile: () => void): Promise<void> {
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }))
    await vi.waitFor(() => expect(answer).toBeDefined())
    doMeanwhile()
    await act(async () => {
      answer?.()
      await new Promise((resolve) => setTimeout(resolve))
    })
  }

  it('leads back to the mission, and tells what it brought', async () => {
    render(tree(true))
    await finishing(() => {})
    expect(path()).toBe('/app/game/plot/mission/harbour/Harbour')
    expect(requested()).toMatchObject([{ kind: 'finishTask', finish: { task: { points: 60 } } }])
  })

  it('is seen by what lies behind the pop-up at once [FIN-1]', async () => {
    const { queryKey } = missionQuery('harbour', 'en')
    queryClient.setQueryData(queryKey, aMission())
    render(tree(true))
    await finishing(() => {})
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  it('leads nobody anywhere who left before it was answered, the next player least of all', async () => {
    const { rerender } = render(tree(true))
    await finishing(() => rerender(tree(false)))
    expect(path()).toBe('/task')
    expect(requested()).toEqual([])
  })

  it('is shown to nobody else who has signed in meanwhile [FIN-1]', async () => {
    render(tree(true))
    await finishing(() => signIn('ben'))
    expect(requested()).toEqual([])
  })

  it('tells it once, also where two tries of it are answered', async () => {
    const answers: (() => void)[] = []
    answerWith(() => new Promise((resolve) => answers.push(() => resolve(summary))))
    render(tree(true))
    await userEvent.dblClick(screen.getByRole('button', { name: 'Finish' }))
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    await act(async () => {
      answers.forEach((answerOne) => answerOne())
      await new Promise((resolve) => setTimeout(resolve))
    })
    expect(requested()).toHaveLength(1)
  })

  it('leads, where that was chosen, to what has opened', async () => {
    const market = aNode({ id: 'market', name: 'Market', kind: 'board', parentId: 'harbour' })
    const harbour = aNode({ id: 'harbour', name: 'Harbour', kind: 'allInOne', childIds: ['market'] })
    render(tree(true, { ...played, adventure: anAdventure([harbour, market]) }))
    await finishing(() => {})
    await act(() => closeDialog({ type: '', goTo: 'market' }))
    act(endDialog)
    expect(path()).toBe('/app/game/plot/board/market/Market')
  })

  it.each([
    [
      'calls nobody back who has gone to another adventure',
      '/app/game/plot/map/deep/Deep',
      'mission/harbour/Harbour',
    ],
    ['calls nobody back who has gone to the shop', '/app/shop', 'mission/harbour/Harbour'],
    ['calls nobody back who has gone to the own page', '/app/player', 'mission/harbour/Harbour'],
    [
      'leads on anyone who is in the mission',
      '/app/game/plot/mission/harbour/Harbour',
      'board/market/Market',
    ],
    ['leads on anyone who reads its list', '/app/game/plot/list/harbour/harbour', 'board/market/Market'],
  ])('%s before all of it was shown [FIN-6] [AUTH-4]', async (_, here, end) => {
    const market = aNode({ id: 'market', name: 'Market', kind: 'board', parentId: 'harbour' })
    const harbour = aNode({ id: 'harbour', name: 'Harbour', kind: 'allInOne', childIds: ['market'] })
    render(tree(true, { ...played, adventure: anAdventure([harbour, market]) }))
    await finishing(() => {})
    location.hash = `#${here}`
    await act(() => closeDialog({ type: '', goTo: 'market' }))
    act(endDialog)
    location.hash = ''
    expect(path()).toBe(`/app/game/plot/${end}`)
  })

  it('tells of the step that the streak has taken next, and leads on only then [FIN-6]', async () => {
    const streak = {
      streak: 2,
      granted: false,
      type: 'day',
      date: '2026-11-22',
      bonusPoints: 30,
      bonusCoins: 0,
    }
    answerWith(() => ({ status: 200, body: { ...summary.body, streak } }))
    const market = aNode({ id: 'market', name: 'Market', kind: 'board', parentId: 'harbour' })
    const harbour = aNode({ id: 'harbour', name: 'Harbour', kind: 'allInOne', childIds: ['market'] })
    render(tree(true, { ...played, adventure: anAdventure([harbour, market]) }))
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }))
    await vi.waitFor(() => expect(requested()).toHaveLength(2))
    await act(() => closeDialog({ type: '', goTo: 'market' }))
    act(endDialog)
    expect(path()).toBe('/app/game/plot/mission/harbour/Harbour')
    expect(requested()).toMatchObject([{ kind: 'streak', streak: { streak: 2 } }])
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
    await act(() => closeDialog())
    act(endDialog)
    clock.mockRestore()
    expect(path()).toBe('/app/game/plot/board/market/Market')
  })

  it('tells the bonus that the step has brought right after it, and the streak of the next day says nothing of it [STREAK-5]', async () => {
    const streak: StreakReply = {
      ...{ streak: 3, granted: true, type: 'day', date: '2026-11-22', bonusPoints: 30, bonusCoins: 5 },
    }
    answerWith(() => ({ status: 200, body: { ...summary.body, streak } }))
    render(tree(true))
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }))
    await vi.waitFor(() => expect(requested()).toHaveLength(2))
    const clock = vi.spyOn(performance, 'now')
    for (const infos of [[], [{ vietType: 'streak', points: 30, coins: 5 }]]) {
      clock.mockReturnValue(performance.now() + 1000)
      await act(() => closeDialog())
      act(endDialog)
      expect(requestedInfos()).toEqual(infos)
    }
    clock.mockRestore()
    act(overlay.clear)
    showBonus(streak, 'ola')
    expect(requestedInfos()).toEqual([])
    showBonus({ ...streak, date: '2026-11-25' }, 'ola')
    showBonus(streak, 'ben')
    expect(requestedInfos()).toHaveLength(2)
  })

  it('tells what else is finished with it: the mission, all of the adventure, and what opens', async () => {
    const shut = [
      { need: 'all' as const, of: [{ kind: 'mission' as const, id: 'harbour', name: 'Harbour' }] },
    ]
    queryClient.setQueryData(
      missionQuery('isles', 'en').queryKey,
      aMission({ missions: [aChild(), aChild({ missionId: 'market', missionName: 'Market', unmet: shut })] }),
    )
    const isles = aNode({ childIds: ['harbour'] })
    const harbour = aNode({ id: 'harbour', name: 'Harbour', kind: 'allInOne', parentId: 'isles' })
    const adventure = anAdventure([isles, harbour])
    const finished = async (playerProgress: number) => {
      overlay.clear()
      const progress = { playerProgress, playerPoints: 60, playerCoins: 8, items: [] }
      answerWith((url) =>
        url.includes('user_progress')
          ? { status: 200, body: progress }
          : { status: 200, body: { ...summary.body, isMissionFinished: true } },
      )
      render(tree(true, { ...played, adventure }))
      await userEvent.click(screen.getByRole('button', { name: 'Finish' }))
      await vi.waitFor(() => expect(requested()).toHaveLength(1))
      cleanup()
      const [open] = requested()
      return open?.kind === 'finishTask' ? open.finish.finished : null
    }
    expect(await finished(40)).toEqual({
      mission: 'Harbour',
      adventure: null,
      opened: [{ id: 'market', name: 'Market' }],
    })
    expect(await finished(100)).toMatchObject({ mission: 'Harbour', adventure: 'Lantern Isles' })
  })

  it('names what a finish opened also where the task was opened by its address, before any map [FIN-1, ROUTE-5]', async () => {
    queryClient.clear()
    signIn('ola')
    const shut = [
      { need: 'all' as const, of: [{ kind: 'mission' as const, id: 'harbour', name: 'Harbour' }] },
    ]
    const isles = aMission({
      missions: [aChild({ missionId: 'market', missionName: 'Market', unmet: shut })],
    })
    const nodes = [
      aNode({ childIds: ['harbour'] }),
      aNode({ id: 'harbour', name: 'Harbour', kind: 'allInOne', parentId: 'isles' }),
    ]
    answerWith((url) => {
      if (url.includes('/mission/isles')) return { status: 200, body: isles }
      if (url.includes('user_progress')) return { status: 404 }
      return { status: 200, body: { ...summary.body, isMissionFinished: true } }
    })
    render(tree(true, { ...played, adventure: anAdventure(nodes) }))
    const { queryKey } = missionQuery('isles', 'en')
    await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined())
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }))
    await vi.waitFor(() => expect(requested()).toHaveLength(1))
    const [open] = requested()
    expect(open).toMatchObject({ finish: { finished: { opened: [{ id: 'market', name: 'Market' }] } } })
  })
})
