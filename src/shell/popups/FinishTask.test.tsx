import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Exam } from '#shared/contract/tasks.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { answerWith } from '#src/testing/fake-server.ts'
import { missionQuery } from '#src/features/missions/queries.ts'
import { aMission, anAdventure, aNode, aTask } from '#src/testing/missions.ts'
import { aFinishedTask, aFinishTask, Overlays } from '#src/testing/overlays.tsx'
import { speakIn } from '#src/testing/words.ts'
import type { FinishResult } from '#src/features/tasks/finish/result.ts'
import { presentFinish } from '#src/features/tasks/finish/present.ts'
import { overlay, useOverlay, type OverlayRequest } from '#src/overlay/overlay.ts'
import type { FinishedTaskPayload } from '#src/overlay/payloads.ts'

const { missions } = anAdventure([
  aNode({ childIds: ['market'] }),
  aNode({ id: 'market', name: 'Market', kind: 'board', backgrounds: ['/stalls.webp'] }),
])

function show(request: OverlayRequest): HTMLElement {
  overlay.show(request)
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <Overlays ground="game" />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return screen.getByRole('dialog', { name: 'Two keys' })
}

const showTask = (task: Partial<FinishedTaskPayload['task']>, data: Partial<FinishedTaskPayload> = {}) =>
  show(aFinishTask({ ...data, task: aFinishedTask(task) }))

const moodOf = (popup: HTMLElement) => popup.querySelector('[data-mood]')?.getAttribute('data-mood') ?? null

/** Label and number, as they are read out. */
const gainsOf = (popup: HTMLElement) =>
  [...popup.querySelectorAll('dl > div')].map(
    (gain) => `${gain.firstElementChild?.textContent} ${gain.querySelector('dd :last-child')?.textContent}`,
  )

beforeEach(() => speakIn('en'))
afterEach(() => {
  cleanup()
  overlay.clear()
  queryClient.clear()
})

describe('the pop-up of a finished task', () => {
  it('shows what has opened with its picture, and leads there', async () => {
    const onLeave = vi.fn(() => Promise.resolve())
    const finished = { mission: 'Harbour', adventure: null, opened: [{ id: 'market', name: 'Market' }] }
    show(aFinishTask({ finished, missions }, { onLeave }))
    const opened = screen.getByRole('button', { name: /Market/ })
    expect(opened.getAttribute('aria-label')).toBe('Now open, Market, Go there')
    expect(opened.querySelector('img')?.getAttribute('src')).toBe('/stalls.webp')
    await userEvent.click(opened)
    const answer = { type: '', goTo: 'market' }
    expect(onLeave).toHaveBeenCalledExactlyOnceWith(answer)
    expect(useOverlay.getState()).toMatchObject({ isLeaving: true, answer })
  })

  it('says of a task that was done before only that, whatever else it is told [FIN-4]', () => {
    const popup = showTask({ isTaskDone: true, isHiddenPointsAndCoins: true, coins: 5, isCoins: true })
    expect(popup.textContent).toContain('You have already finished this task')
    expect([gainsOf(popup), moodOf(popup)]).toEqual([[], null])
  })

  it('says of a retry that is no better what it was, and that the best one counts [TASK-5]', () => {
    const popup = showTask({ isTaskDone: true }, { isRetried: true, score: { right: 1, all: 3 } })
    expect(popup.textContent).toContain('Your best result stays as it is')
    expect(popup.textContent).toContain('1 of 3 right on the first try')
  })

  it('says of a better one that it is the difference [TASK-5]', () => {
    const popup = showTask({ points: 40 }, { isRetried: true, score: { right: 3, all: 3 } })
    expect(popup.textContent).toContain('Better than before')
    expect(gainsOf(popup)).toEqual(['points +40'])
  })

  it('says what went well and what is worth another look, with what is right and why [TASK-5]', () => {
    const item = { name: 'How long is safe?', isRight: false, right: ['Four words'], why: 'Length wins.' }
    const well = ['One', 'Two', 'Three', 'Four'].map((name) => ({ ...item, name, isRight: true }))
    const popup = showTask({}, { score: { right: 4, all: 5 }, items: [item, ...well] })
    screen.getByRole('heading', { name: 'Worth another look' })
    for (const words of ['How long is safe?', 'Right: Four words', 'Length wins.', 'Three', 'and 1 more'])
      expect(popup.textContent).toContain(words)
    expect(screen.queryByText('Four')).toBeNull()
  })

  it('says of three of three something else than of two, and shows no empty list [TASK-5]', () => {
    const item = { name: 'One', isRight: true, right: [], why: '' }
    const all = showTask({}, { score: { right: 3, all: 3 }, items: [item] })
    expect(all.textContent).toContain('All 3 right on the first try')
    expect(screen.queryByRole('heading', { name: 'Worth another look' })).toBeNull()
    cleanup()
    overlay.clear()
    const most = showTask({}, { score: { right: 2, all: 3 } })
    expect(most.textContent).toContain('2 of 3 right on the first try')
    expect(screen.queryByRole('heading', { name: 'Went well' })).toBeNull()
  })

  describe('leads on', () => {
    const tasks = [
      aTask({ id: 'two-keys', name: 'Two keys' }),
      aTask({ id: 'four-locks', name: 'Four locks' }),
    ]
    beforeEach(() => queryClient.setQueryData(missionQuery('harbour', 'en').queryKey, aMission({ tasks })))

    it('with one press to the next task, and with the other back to where it lies [TASK-5]', async () => {
      const onLeave = vi.fn(() => Promise.resolve())
      show(aFinishTask({}, { onLeave }))
      const next = screen.getByRole('button', { name: 'Next: Four locks' })
      expect(document.activeElement).toBe(next)
      screen.getByRole('button', { name: 'Continue' })
      await userEvent.click(next)
      const goTo = '/app/game/plot/task-introduction/four-locks/harbour'
      expect(onLeave).toHaveBeenCalledExactlyOnceWith({ type: '', goTo })
    })

    it.each([
      ['its mission is finished', { finished: { mission: 'Harbour', adventure: null, opened: [] } }],
      ['it was not passed', { isPassed: false }],
      ['what was handed in can be looked at', { reviewPath: '/review' }],
    ] satisfies [string, Partial<FinishedTaskPayload>][])('nowhere else where %s', (_, data) => {
      show(aFinishTask(data))
      expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull()
      screen.getByRole('button', { name: 'Continue' })
    })
  })

  it('says so in the language that is chosen while it stands [FIN-4]', async () => {
    const popup = showTask({ isTaskDone: true })
    await act(() => speakIn('de'))
    expect(popup.textContent).toContain('Diese Aufgabe hast du schon abgeschlossen')
  })

  it('says to keep playing where points and coins are hidden, and shows neither [FIN-4]', () => {
    const popup = showTask({ isHiddenPointsAndCoins: true, points: 0, coins: 5, isCoins: true })
    expect(popup.textContent).toContain('Well played. Keep going.')
    expect([gainsOf(popup), moodOf(popup)]).toEqual([[], null])
  })

  it('says of what a leader rates that its points come with the stars, and counts none [FIN-7] [FIN-4]', () => {
    const result: FinishResult = {
      ...{ isAlreadyDone: false, taskType: 'survey', points: 0, coins: 0, isPassed: true },
      ...{ isLeaderAcceptRequired: true, isHiddenPointsAndCoins: false, isMissionFinished: false },
      ...{ score: null, ending: null, streak: null },
    }
    const task = aTask({ name: 'Two keys', type: 'survey', congrats: 'It is written down.' })
    const finished = { mission: null, adventure: null, opened: [] }
    const finish = presentFinish({
      ...{ task, result, isCoins: true, finished, missions, reviewPath: null, backgroundUrl: null },
    })
    const popup = show({ kind: 'finishTask', finish })
    expect(screen.getByText(/Your leader will rate this\. The points come with the stars/)).toBeDefined()
    expect(screen.getByText('It is written down.')).toBeDefined()
    expect(gainsOf(popup)).toEqual([])
  })

  it('counts points with their label, and coins where there is a shop [FIN-4]', () => {
    const task = { points: 1, coins: 5 }
    expect(gainsOf(showTask({ ...task, isCoins: true }))).toEqual(['point +1', 'coins +5'])
    cleanup()
    overlay.clear()
    expect(gainsOf(showTask({ ...task, isCoins: false }))).toEqual(['point +1'])
  })

  it.each([
    ['symulacja_v3', 'sad'],
    ['quiz-connector-mothers-children', 'sad'],
    ['egzamin', 'sad'],
    ['learning-pill', 'smile'],
    ['ebook', 'smile'],
    ['film2', 'smile'],
  ])('shows a face where %s brings no points: %s; and coins all the same [FIN-4]', (taskType, mood) => {
    const popup = showTask({ taskType, points: 0, coins: 5, isCoins: true })
    expect([moodOf(popup), gainsOf(popup)]).toEqual([mood, ['coins +5']])
  })

  it('shows the face also where the crest is a lantern that it lights [FIN-4]', () => {
    const finished = { mission: 'Harbour', adventure: null, opened: [] }
    expect(moodOf(showTask({ points: 0, taskType: 'symulacja_v3' }, { finished, ending: 'poor' }))).toBe(
      'sad',
    )
  })

  it.each([
    ['learning-pill', { right: 0, all: 3 }, null, 'none of them was right'],
    ['learning-pill', { right: 1, all: 3 }, null, 'few of them were right'],
    ['learning-pill', { right: 2, all: 3 }, null, null],
    ['learning-pill', null, null, null],
    ['quiz-connector-mothers-children', { right: 1, all: 3 }, null, 'few of the lines were right'],
    ['quiz-connector-mothers-children', { right: 3, all: 5 }, null, 'not all of the lines were right'],
    ['quiz-connector-mothers-children', { right: 5, all: 5 }, null, null],
    ['symulacja_v3', null, 'good', null],
    ['symulacja_v3', null, 'fair', 'it could end better'],
    ['symulacja_v3', null, 'poor', 'It did not end well this time'],
    ['egzamin', { right: 2, all: 5 }, null, null],
  ] as const)('congratulates whom it fits (%s, %o, %s: %s)', (taskType, score, ending, less) => {
    const popup = showTask({ taskType }, { score, ending })
    expect(popup.textContent.includes('Both in your pocket.')).toBe(less === null)
    if (less) expect(popup.textContent).toContain(less)
  })

  it('says how often, and when, an exam that was not passed may be tried again', async () => {
    const exam: Exam = {
      questions: 5,
      passMark: 60,
      timeLimit: null,
      attemptsLeft: 1,
      waitSeconds: 0,
      nextAt: null,
      isTried: true,
    }
    answerWith(() => ({ status: 200, body: aTask({ type: 'egzamin', exam }) }))
    const failed = { isPassed: false, reviewPath: '/review', score: { right: 1, all: 5 } }
    const popup = showTask({ taskType: 'egzamin', points: 0 }, failed)
    await screen.findByText('1 attempt left.')
    expect([moodOf(popup), popup.textContent.includes('Both in your pocket.')]).toEqual(['sad', false])
    // what went wrong is the way on
    const review = screen.getByRole('button', { name: 'See your answers' })
    expect(document.activeElement).toBe(review)
    const looks = (name: string) => screen.getByRole('button', { name }).className
    expect(review.className).not.toBe(looks('Continue'))
    cleanup()
    overlay.clear()
    answerWith(() => ({ status: 200, body: aTask({ type: 'egzamin', exam: { ...exam, attemptsLeft: 0 } }) }))
    showTask({ taskType: 'egzamin', points: 0 }, { ...failed, isResultOnly: true })
    await screen.findByText('You have no attempts left.')
    expect(screen.queryByText(/try again/)).toBeNull()
    expect(screen.getByRole('button', { name: 'See your result' })).toBeTruthy()
  })
})
