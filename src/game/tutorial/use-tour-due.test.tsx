import { MOBILE } from '#shared/domain/mobile.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { profileQuery } from '#src/features/profile/queries.ts'
import { progressQuery } from '#src/features/progress/queries.ts'
import { aProfile } from '#src/testing/profile.ts'
import { closePanel, openPanel } from '../hud/hud-store.ts'
import { forgetParts, notePart } from './pieces-left.ts'
import { showAround, stopShowing } from './showing.ts'
import { useTourDue } from './use-tour-due.ts'

const PERSON = aProfile()

beforeEach(forgetParts)
afterEach(() => {
  cleanup()
  stopShowing()
  closePanel()
})

function due(isTutorialSeen: boolean, playerPoints: number, tourLeft?: string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(profileQuery.queryKey, aProfile({ isTutorialSeen, ...(tourLeft && { tourLeft }) }))
  const items = [{ id: 'reef', playerProgress: 0, playerPoints }]
  client.setQueryData(progressQuery.queryKey, { playerProgress: 0, playerPoints: 0, playerCoins: 0, items })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useTourDue(), { wrapper }).result
}

it.each([
  ['has not seen it and has no percent and no points anywhere', false, 0, 'arrival'],
  ['has points in one mission', false, 5, null],
  ['has seen it', true, 0, null],
] as const)('who %s is shown around: %s, %s, %s [TUT-2]', (_, isSeen, points, part) => {
  expect(due(isSeen, points).current).toBe(part)
})

it('anyone who asks is shown all of it, whatever was played [TUT-2]', () => {
  const result = due(true, 5)
  expect(result.current).toBeNull()
  act(showAround)
  expect(result.current).toBe('all')
})

describe('the pieces after the first', () => {
  it('come when something was earned, and when the menu is first opened, each once [TUT-2] [TUT-3]', () => {
    notePart(PERSON, 'arrival', false)
    expect(due(true, 0).current).toBeNull()
    const result = due(true, 60)
    expect(result.current).toBe('reward')
    act(() => void notePart(PERSON, 'reward', false))
    expect(result.current).toBeNull()
    act(() => openPanel('me'))
    expect(result.current).toBe('menu')
    // the tour opens it again for its cards
    act(() => openPanel('me', 'measured'))
    expect(result.current).toBe('menu')
    act(() => {
      notePart(PERSON, 'menu', false)
      stopShowing()
    })
    act(() => openPanel('me'))
    expect(result.current).toBeNull()
  })

  it('come on another device than the one on which the tour began [TUT-3]', () => {
    expect(due(true, 60, ['reward', 'menu']).current).toBe('reward')
    const result = due(true, 60, ['menu'])
    expect(result.current).toBeNull()
    act(() => openPanel('me'))
    expect(result.current).toBe('menu')
  })

  it('do not come to anyone who ended an earlier one, or asked for all of it [TUT-1]', () => {
    notePart(PERSON, 'arrival', true)
    expect(due(true, 60).current).toBeNull()
    notePart(PERSON, 'arrival', false)
    notePart(PERSON, 'all', false)
    expect(due(true, 60).current).toBeNull()
  })

  it('belong to the person who began the tour [TUT-2]', () => {
    notePart({ ...PERSON, id: 'somebody else' }, 'arrival', false)
    expect(due(true, 60).current).toBeNull()
  })

  it('come as one on a phone, with the first task done, and not as its menu is opened [TUT-5]', () => {
    notePart(PERSON, 'arrival', false)
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: query === MOBILE }) as MediaQueryList,
    )
    expect(due(true, 0).current).toBeNull()
    const result = due(true, 60)
    expect(result.current).toBe('reward')
    act(() => void notePart(PERSON, 'reward', true))
    act(() => openPanel('me'))
    expect(result.current).toBeNull()
    vi.mocked(matchMedia).mockRestore()
  })
})
