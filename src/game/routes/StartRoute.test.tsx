import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { create } from 'zustand'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { anAdventure, aNode } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { closeMessages, forgetStreakAsked, useOpenPanels } from '../hud/reading.ts'
import { HOME, LEADER } from '#src/navigation/paths.ts'
import { StartRoute } from './StartRoute.tsx'

const useLoaded = create<{ isLoaded: boolean }>(() => ({ isLoaded: false }))

/** The adventure comes when it comes. */
function Game() {
  const isLoaded = useLoaded((state) => state.isLoaded)
  return isLoaded && <Outlet />
}

const game = (leaderArea: Promise<{ Component: () => string }>, at: string = HOME) =>
  createMemoryRouter(
    [
      { element: <Game />, children: [{ path: HOME, element: <StartRoute /> }] },
      { path: LEADER, lazy: () => leaderArea },
      { path: '*', element: 'The map.' },
    ],
    { initialEntries: [at] },
  )

function show(router: ReturnType<typeof game>): void {
  render(
    <AdventureContext value={aPlayedAdventure({ adventure: anAdventure([aNode()]) })}>
      <RouterProvider router={router} />
    </AdventureContext>,
  )
}

beforeEach(() => speakIn('en'))
afterEach(() => {
  cleanup()
  useLoaded.setState({ isLoaded: false })
  closeMessages()
  forgetStreakAsked()
})

it('leads to the map of the adventure as soon as that is there [ROUTE-1]', async () => {
  show(game(Promise.resolve({ Component: () => 'The leader area.' })))
  act(() => useLoaded.setState({ isLoaded: true }))
  expect(await screen.findByText('The map.')).toBeDefined()
})

it.each([
  ['messages', { isOpen: true, isStreakAsked: false }],
  ['streak', { isOpen: false, isStreakAsked: true }],
  ['constructor', { isOpen: false, isStreakAsked: false }],
])('opens over the map what a notification led to: %s [PUSH-6]', async (asked, opened) => {
  act(() => useLoaded.setState({ isLoaded: true }))
  show(game(Promise.resolve({ Component: () => 'The leader area.' }), `${HOME}?open=${asked}`))
  expect(await screen.findByText('The map.')).toBeDefined()
  expect(useOpenPanels.getState()).toMatchObject(opened)
})

it('takes nobody to the map who is on the way to another page already [ROUTE-6]', async () => {
  let arrive: (page: { Component: () => string }) => void = () => undefined
  const router = game(new Promise((resolve) => (arrive = resolve)))
  show(router)
  await act(async () => {
    void router.navigate(LEADER)
    await Promise.resolve()
  })
  act(() => useLoaded.setState({ isLoaded: true }))
  await act(async () => {
    arrive({ Component: () => 'The leader area.' })
    await Promise.resolve()
  })
  expect(await screen.findByText('The leader area.')).toBeDefined()
  expect(router.state.location.pathname).toBe(LEADER)
})
