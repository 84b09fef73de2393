import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { speakIn } from '#src/testing/words.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Recommendation } from '#shared/contract/recommendations.ts'
import { listen } from '#src/lib/events.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { ForYou } from './ForYou.tsx'

function aRecommendation(taskId: string, given: Partial<Recommendation> = {}): Recommendation {
  return {
    title: `Task ${taskId}`,
    backgroundUrl: null,
    competence: 'First aid, AI',
    taskDescription: 'Learning cards',
    rate: 4,
    taskId,
    itemIndex: 0,
    missionId: 'harbour',
    goal: 'What to do until help comes.',
    why: 'next',
    minutes: 6,
    dueOn: null,
    ...given,
  }
}

const FIVE = ['one', 'two', 'three', 'four', 'five'].map((id) => aRecommendation(id))

const onTask = vi.fn()

function Panel({ isMobile }: { isMobile: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <ForYou
      isMobile={isMobile}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onTask={onTask}
    />
  )
}

/** @param width of the viewport, px */
function show(
  recommendations: readonly Recommendation[] | null,
  { width = 1400, isMobile = false } = {},
): void {
  answerWith((url) => {
    if (url.includes('/dismiss')) return { status: 204 }
    return recommendations ? { status: 200, body: recommendations } : { status: 500 }
  })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/\d+/.exec(query)?.[0] ?? Infinity),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  render(
    <QueryClientProvider client={queryClient}>
      <Panel isMobile={isMobile} />
    </QueryClientProvider>,
  )
}

const titles = () =>
  screen.getAllByRole('article').map((card) => card.textContent.match(/Task (one|two|three|four|five)/)?.[0])
const open = async () => fireEvent.click(await screen.findByRole('button', { name: /For you/ }))

/** @returns how the server hears what is sent away; it recommends these then */
function answerLate(then: readonly Recommendation[]): (answer: Answer) => void {
  let hear = (_: Answer): void => undefined
  const heard = new Promise<Answer>((resolve) => (hear = resolve))
  answerWith((url) => (url.includes('/dismiss') ? heard : { status: 200, body: then }))
  return (answer) => hear(answer)
}

beforeEach(() => speakIn('en'))
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
  onTask.mockReset()
})

describe('what is recommended', () => {
  it.each([
    ['nothing is recommended', []],
    ['nothing came', null],
  ])('is not there where %s [REC-1]', async (_, given) => {
    const onFailure = vi.fn()
    const stop = listen((event) => {
      if (event.type === 'call-failed' && event.reporting !== 'none') onFailure()
    })
    show(given)
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    stop()
    expect(document.body.textContent).toBe('')
    expect(onFailure).not.toHaveBeenCalled()
  })

  it.each([
    [1015, 1],
    [1016, 2],
    [1399, 2],
    [1400, 3],
  ])('shows on %s px %s cards, and goes no further than its ends [REC-2]', async (width, visible) => {
    show(FIVE, { width })
    await open()
    expect(titles()).toHaveLength(visible)
    const back = screen.getByRole('button', { name: 'Previous suggestion' })
    const on = screen.getByRole('button', { name: 'Next suggestion' })
    fireEvent.click(back)
    expect(titles()[0]).toBe('Task one')
    for (let step = 0; step < 9; step += 1) fireEvent.click(on)
    expect(titles().at(-1)).toBe('Task five')
    expect(titles()).toHaveLength(visible)
    expect(on.getAttribute('aria-disabled')).toBe('true')
    const steps = FIVE.length - visible
    for (let step = 1; step <= steps; step += 1) {
      fireEvent.click(back)
      expect(titles()[0]).toBe(`Task ${FIVE[steps - step]?.taskId}`)
    }
  })

  it('leaves no gap at its end when one goes [REC-2]', async () => {
    show(FIVE)
    await open()
    const on = screen.getByRole('button', { name: 'Next suggestion' })
    for (let step = 0; step < 2; step += 1) fireEvent.click(on)
    expect(titles()).toEqual(['Task three', 'Task four', 'Task five'])
    answerWith((url) =>
      url.includes('/dismiss') ? { status: 204 } : { status: 200, body: FIVE.slice(0, 4) },
    )
    fireEvent.click(screen.getByRole('button', { name: 'Not now: Task five' }))
    await waitFor(() => expect(titles()).toEqual(['Task two', 'Task three', 'Task four']))
  })

  it('opens and closes, also by Escape, and leaves the focus where it was opened [REC-3]', async () => {
    show(FIVE)
    await open()
    const panel = screen.getByRole('region', { name: 'For you' })
    expect(document.activeElement).toBe(panel)
    fireEvent.keyDown(panel, { key: 'Escape' })
    expect(screen.queryByRole('article')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /For you/ }))
  })

  it('is a sheet with all of them on a phone [REC-3]', async () => {
    show(FIVE, { width: 390, isMobile: true })
    await open()
    const sheet = screen.getByRole('dialog', { name: 'For you' })
    expect(within(sheet).getAllByRole('article')).toHaveLength(5)
    fireEvent.click(within(sheet).getByRole('button', { name: /Close/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('has cards with picture, title, competence and description as hashtags, fit and why, and opens the task that is chosen [REC-4]', async () => {
    const due = { why: 'due', dueOn: '2026-11-27' } as const
    const backgroundUrl = '/scenes/harbour.webp'
    show([
      aRecommendation('one', { why: 'started', backgroundUrl }),
      aRecommendation('two', due),
      aRecommendation('three'),
    ])
    await open()
    const [first, second, third] = screen.getAllByRole('article')
    expect(first?.textContent).toContain('#firstAid')
    expect(first?.textContent).toContain('#AI')
    expect(first?.textContent).toContain('#learningCards')
    expect(first?.textContent).toContain('What to do until help comes.')
    expect(first?.querySelector('img')?.getAttribute('src')).toBe(backgroundUrl)
    expect(second?.querySelector('img')).toBeNull()
    expect(first?.textContent).toContain('Started, 6 minutes left')
    expect(first?.textContent).toContain('Match: 4 of 5')
    const fit = screen.getAllByText('Match: 4 of 5')[0]?.parentElement
    const stars = [...(fit?.querySelectorAll('svg') ?? [])].map(({ innerHTML }) => innerHTML)
    expect(stars.map((star) => star === stars[0])).toEqual([true, true, true, true, false])
    expect(fit?.querySelectorAll('[class*=less]')).toHaveLength(1)
    expect(second?.textContent).toContain('Due Fri, Nov 27')
    expect(third?.textContent).toContain('Next on your path')
    fireEvent.click(screen.getByRole('button', { name: /Task two.*Due/ }))
    expect(onTask).toHaveBeenCalledWith('two')
  })

  it('sends away what is not wanted before the server has heard of it, and it stays away [REC-5]', async () => {
    show(FIVE.slice(0, 2))
    await open()
    const hear = answerLate(FIVE.slice(1, 2))
    fireEvent.click(screen.getByRole('button', { name: 'Not now: Task one' }))
    await waitFor(() => expect(titles()).toEqual(['Task two']))
    expect(asked.map(({ method, url }) => [method, url.split('/').slice(-2).join('/')])).toEqual([
      ['POST', 'one/dismiss'],
    ])
    hear({ status: 204 })
    await waitFor(() => expect(asked).toHaveLength(2))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(titles()).toEqual(['Task two'])
  })

  it('has again what the server did not hear was sent away [REC-5]', async () => {
    show(FIVE.slice(0, 2))
    await open()
    const hear = answerLate(FIVE.slice(0, 2))
    fireEvent.click(screen.getByRole('button', { name: 'Not now: Task one' }))
    await waitFor(() => expect(titles()).toEqual(['Task two']))
    hear({ status: 500 })
    await waitFor(() => expect(titles()).toEqual(['Task one', 'Task two']))
  })

  it('closes with the last of them, and does not open by itself when there are others [REC-1]', async () => {
    show(FIVE.slice(0, 1))
    await open()
    answerWith((url) => (url.includes('/dismiss') ? { status: 204 } : { status: 200, body: [] }))
    fireEvent.click(screen.getByRole('button', { name: 'Not now: Task one' }))
    await waitFor(() => expect(document.body.textContent).toBe(''))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    answerWith(() => ({ status: 200, body: FIVE.slice(2) }))
    await queryClient.invalidateQueries({ queryKey: ['recommendations'] })
    const toggle = await screen.findByRole('button', { name: /For you/ })
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryAllByRole('article')).toEqual([])
  })
})
