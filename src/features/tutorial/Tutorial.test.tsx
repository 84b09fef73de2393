import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { isFirstPlay } from './is-first-play.ts'
import { dropTutorial, finishTutorial, showSpots, startTutorial, useTutorial } from './store.ts'
import type { Spot } from './spots.ts'
import { Tutorial } from './Tutorial.tsx'

const box = () => ({ left: 100, top: 100, width: 50, height: 50 })
const reveal = vi.fn()
const SPOTS: Spot[] = [
  { name: 'mark', label: 'The harbour', box, reveal },
  {
    name: 'navigation',
    box,
    children: [
      { name: 'messages', label: 'Messages', box, reveal },
      { name: 'invite', label: 'Invite a colleague', box, reveal },
    ],
  },
  { name: 'playerProgress', box },
]

beforeEach(() => speakIn('en'))
afterEach(() => {
  cleanup()
  dropTutorial()
})

function begin(onClose = vi.fn(), onDone = vi.fn()) {
  startTutorial()
  render(<Tutorial face={null} hasCoins={false} onClose={onClose} onDone={onDone} />)
  return onClose
}

const card = () => screen.getByRole('dialog')
const next = () => screen.queryByRole('button', { name: 'Next' })

describe('the tour of the map', () => {
  it('waits with a spinner until there is something to show, and can be left meanwhile [TUT-1]', async () => {
    const onClose = begin()
    screen.getByRole('status')
    expect(card().closest('[data-waiting]')?.getAttribute('data-waiting')).toBe('true')
    const skip = screen.getByRole('button', { name: 'Skip the tour' })
    // it stands on the night, not on a card of paper
    expect(skip.dataset['material']).toBe('night')
    await userEvent.click(skip)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('shows one after the other, the buttons of the navigation one by one, and no next at the end [TUT-1] [TUT-3]', async () => {
    const onDone = vi.fn()
    begin(undefined, onDone)
    showSpots(SPOTS)
    await screen.findByRole('heading', { name: 'Start here: The harbour' })
    expect(reveal).toHaveBeenCalled()
    const reported: (string | null)[] = []
    for (let button = next(); button; button = next()) {
      expect(document.activeElement).toBe(button)
      await userEvent.keyboard('{Enter}')
      reported.push(screen.getByRole('heading').textContent)
    }
    expect(reported).toEqual(['Messages', 'Invite a colleague', 'Your points'])
    expect(card().textContent).toContain('4 of 4')
    await userEvent.click(screen.getByRole('button', { name: 'Let’s go' }))
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('dims all but what it shows, and follows that when it moves or grows: a map that glides, points that come [TUT-1] [TUT-4]', async () => {
    let now = box()
    begin()
    showSpots([{ name: 'playerProgress', box: () => now }])
    const lit = () => document.querySelector<HTMLElement>('[data-waiting="false"] > [aria-hidden]')?.style
    await vi.waitFor(() => expect([lit()?.left, lit()?.width]).toEqual(['92px', '66px']))
    now = { left: 200, top: 100, width: 90, height: 50 }
    await vi.waitFor(() => expect([lit()?.left, lit()?.width]).toEqual(['192px', '106px']))
  })

  it('can be closed at any step, by its button and by Escape [TUT-1]', async () => {
    const onClose = begin()
    showSpots(SPOTS)
    await userEvent.click(await screen.findByRole('button', { name: 'End the tour' }))
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('speaks of coins where there are any', () => {
    startTutorial()
    showSpots(SPOTS.slice(2))
    render(<Tutorial face={null} hasCoins onClose={() => {}} onDone={() => {}} />)
    expect(card().textContent).toContain('points and coins')
  })

  it('forgets what was collected and how far it was when it is finished [TUT-2]', () => {
    startTutorial()
    showSpots(SPOTS)
    expect(useTutorial.getState()).toMatchObject({ state: 'active', steps: { length: 4 } })
    finishTutorial()
    expect(useTutorial.getState()).toEqual({ state: 'finished', steps: null, at: 0 })
    showSpots(SPOTS)
    expect(useTutorial.getState().state).toBe('finished')
  })

  it('is over where there is nothing to show', () => {
    startTutorial()
    showSpots([])
    expect(useTutorial.getState().state).toBe('finished')
  })
})

describe('a first play', () => {
  const nothing = { playerProgress: 0, playerPoints: 0 }
  const items = [
    { id: 'harbour', ...nothing },
    { id: 'reef', ...nothing },
  ]
  const none = { ...nothing, playerCoins: 0, items }

  it.each([
    [true, none],
    [false, { ...none, playerPoints: 5 }],
    [false, { ...none, playerProgress: 1 }],
    [false, { ...none, items: [{ id: 'harbour', playerProgress: 0, playerPoints: 10 }] }],
    [false, { ...none, items: [...items, { id: 'bay', playerProgress: 3, playerPoints: 0 }] }],
  ])('is %s of %j [TUT-2]', (expected, progress) => {
    expect(isFirstPlay(progress)).toBe(expected)
  })
})
