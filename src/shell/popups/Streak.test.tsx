import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StreakReply } from '#shared/contract/player.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { overlay, useOverlay } from '#src/overlay/overlay.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { anElement, aScene } from '#src/stage/testing/scenes.ts'
import { answerWith } from '#src/testing/fake-server.ts'
import { Overlays } from '#src/testing/overlays.tsx'
import { speakIn } from '#src/testing/words.ts'

const STREAK: StreakReply = {
  ...{ streak: 0, granted: false, type: 'day', date: '2026-11-25', bonusPoints: 30, bonusCoins: 5 },
}
const isles = aScene('isles', { elements: [anElement('keep'), anElement('harbour', { isNext: true })] })
const onElement = vi.fn()

function show(streak: Partial<StreakReply> = {}, isNews = false): void {
  overlay.show({ kind: 'streak', streak: { ...STREAK, ...streak }, isNews })
  render(
    <QueryClientProvider client={queryClient}>
      <Overlays ground="game" />
    </QueryClientProvider>,
  )
}
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

beforeEach(async () => {
  vi.clearAllMocks()
  answerWith(() => ({ status: 404 }))
  stageStore.setState({ scene: isles, shown: isles, status: 'ready', onElement })
  await speakIn('en')
})
afterEach(() => {
  cleanup()
  overlay.clear()
  queryClient.clear()
  stageStore.setState(stageStore.getInitialState(), true)
})

it('leads a player whose streak is unlit to the next place with one press, or lets it be [STREAK-4] [FIN-6]', async () => {
  show()
  expect(names()).toEqual(['Light it', 'Later'])
  expect(document.activeElement?.textContent).toBe('Light it')
  await userEvent.click(screen.getByRole('button', { name: 'Light it' }))
  expect(onElement).toHaveBeenCalledExactlyOnceWith('harbour')
  expect(useOverlay.getState().isLeaving).toBe(true)
})

it('leads nowhere where a step was taken, or no scene stands before the player [STREAK-4]', () => {
  show({ streak: 1 }, true)
  expect(names()).toEqual(['Keep it burning'])
  cleanup()
  overlay.clear()
  stageStore.setState({ isCovered: true })
  show()
  expect(names()).toEqual(['Light it'])
})
