import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UsersThreeIcon } from '#src/ui/icons.ts'
import { addressInGame, renderInGame } from '#src/testing/in-game.tsx'
import { aNode } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import type { MapCategory } from './define-category.ts'
import { MapCategories } from './MapCategories.tsx'

beforeEach(() => speakIn('en'))
afterEach(cleanup)

function aCategory(more: Partial<MapCategory> = {}): MapCategory {
  return {
    viewType: 'shop',
    Icon: UsersThreeIcon,
    text: () => 'Market',
    opens: { path: '/app/market' },
    isOffered: () => true,
    ...more,
  }
}

const show = (categories: readonly MapCategory[]) =>
  renderInGame(<MapCategories categories={categories} />, '/app/game/plot/map/harbour/Harbour', [
    aNode({ id: 'harbour' }),
  ])

describe('the category menu of a map', () => {
  it('is not there where nothing is offered [MAP-5]', () => {
    show([aCategory({ isOffered: () => false })])
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('leads to the page of what is chosen [MAP-5]', async () => {
    show([aCategory()])
    await userEvent.click(screen.getByRole('button', { name: 'Market' }))
    await waitFor(() => expect(addressInGame()).toBe('/app/market'))
  })

  it('shows what stands over the map, and closes [MAP-5]', async () => {
    const open = vi.fn()
    show([aCategory({ opens: { show: open } }), aCategory({ viewType: 'coaching', text: () => 'Meet' })])
    await userEvent.click(screen.getByRole('button', { expanded: false }))
    await userEvent.click(screen.getByRole('button', { name: 'Market' }))
    expect(open).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { expanded: false })).toBe(document.activeElement)
  })

  it('asks each entry with the switches and the adventure of who plays [MAP-5]', () => {
    const isOffered = vi.fn(() => true)
    show([aCategory({ isOffered })])
    expect(isOffered).toHaveBeenCalledWith(
      expect.objectContaining({
        config: expect.objectContaining({ shop: expect.anything() }),
        switches: expect.objectContaining({ coaching_sessions_enabled: expect.any(Boolean) }),
      }),
    )
  })
})
