import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { anAdventure, aNode } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { AdventureContext } from './adventure-context.ts'
import { FinishTask } from './FinishTask.tsx'
import { dropPopups, openPopup, usePopups, type FinishTaskCall } from './popups.ts'

const adventure = anAdventure([
  aNode({ childIds: ['market'] }),
  aNode({ id: 'market', name: 'Market', kind: 'board', backgrounds: ['/stalls.webp'] }),
])

function aCall(given: Partial<FinishTaskCall> = {}): FinishTaskCall {
  return {
    kind: 'finishTask',
    isPassed: true,
    reviewPath: null,
    task: {
      taskType: 'learning-pill',
      taskName: 'Two keys',
      points: 20,
      coins: 0,
      isCoins: false,
      isTaskDone: false,
      taskDoneMessage: '',
      isHiddenPointsAndCoins: false,
    },
    congrats: 'Both in your pocket.',
    score: null,
    finished: { mission: null, adventure: null, opened: [] },
    onLeave: () => Promise.resolve(),
    onClose: () => {},
    ...given,
  }
}

function show(call: FinishTaskCall) {
  openPopup(call)
  render(
    <QueryClientProvider client={queryClient}>
      <AdventureContext value={{ ...aPlayedAdventure(), adventure }}>
        <FinishTask call={call} isLeaving={false} />
      </AdventureContext>
    </QueryClientProvider>,
  )
}

beforeEach(() => speakIn('en'))
afterEach(() => {
  cleanup()
  dropPopups()
})

describe('the pop-up of a finished task', () => {
  it('shows what has opened with its picture, and leads there', async () => {
    const onLeave = vi.fn(() => Promise.resolve())
    show(
      aCall({
        onLeave,
        finished: { mission: 'Harbour', adventure: null, opened: [{ id: 'market', name: 'Market' }] },
      }),
    )
    const way = screen.getByRole('button', { name: /Market/ })
    expect(way.textContent).toBe('Now openMarketGo there')
    expect(way.querySelector('img')?.getAttribute('src')).toBe('/stalls.webp')
    await userEvent.click(way)
    expect(onLeave).toHaveBeenCalledExactlyOnceWith('market')
    expect(usePopups.getState()).toMatchObject({ isLeaving: true, goTo: 'market' })
  })

  it.each([
    [{ right: 0, all: 3 }, false],
    [{ right: 1, all: 3 }, false],
    [{ right: 2, all: 3 }, true],
    [null, true],
  ])('congratulates whom it fits (%o: %s)', (score, isCongratulated) => {
    show(aCall({ score }))
    expect(screen.queryAllByText('Both in your pocket.')).toHaveLength(isCongratulated ? 1 : 0)
    expect(screen.queryAllByText(/few of them were right/)).toHaveLength(isCongratulated ? 0 : 1)
  })
})
