import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { drafts, serveScenes } from '#src/testing/fake-scenes.ts'
import { press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const show = () => showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/scenes/harbour')
const place = (name: string) =>
  screen.findByRole('button', { name: (one, node) => one === name && node.hasAttribute('data-element') })
const corner = (name: string) => screen.findByRole('button', { name })
const saidOf = () => {
  const file = JSON.parse(drafts.texts.get('harbour/scene.json') ?? '{}') as {
    elements?: { lamp?: { hit?: unknown } }
  }
  return file.elements?.lamp?.hit
}

/** Of the lamp: 300, 400 to 400, 600. */
const CORNERS = [
  [300, 400],
  [400, 400],
  [400, 600],
  [300, 600],
]

describe('where a place can be pressed', () => {
  beforeEach(async () => {
    await speakIn('en')
    for (const key of localKeys('')) dropLocal(key)
    serveScenes()
    // presses that follow each other at once are one step, however slow the machine is
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    cleanup()
    queryClient.clear()
  })

  it('is edited point by point with the keyboard: moved, deleted, added, and given back to the picture [DESIGN-4]', async () => {
    show()
    const lamp = await place('Lamp')
    await userEvent.click(lamp)
    await screen.findByText('As its picture: found by itself.')
    lamp.focus()
    await userEvent.keyboard('o')
    const first = await corner('Point 1 of 4')
    await waitFor(() => expect(document.activeElement).toBe(first))
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}')
    await screen.findByText('Saved')
    await waitFor(() => expect(saidOf()).toEqual([[299, 390], ...CORNERS.slice(1)]))
    await screen.findByText('Drawn by hand: 4 points.')
    ;(await corner('Point 2 of 4')).focus()
    await userEvent.keyboard('{Insert}')
    const added = await corner('Point 3 of 5')
    await waitFor(() => expect(document.activeElement).toBe(added))
    await userEvent.keyboard('{Delete}{Delete}')
    await screen.findByText('Drawn by hand: 3 points.')
    // three are the fewest
    await userEvent.keyboard('{Delete}')
    await screen.findByText('Drawn by hand: 3 points.')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Point 1 of 3' })).toBeNull()
    expect(document.activeElement).toBe(lamp)
    await press('Back to the outline of the picture')
    await screen.findByText('As its picture: found by itself.')
    await waitFor(() => expect(saidOf()).toBeUndefined())
    await userEvent.click(screen.getByRole('radio', { name: 'History' }))
    expect(screen.getAllByRole('button', { name: /^Changed where Lamp can be pressed/ })).toHaveLength(5)
  })

  it('gives the focus back to its place also where the point that had it is gone [DESIGN-4] [ACCESS-4]', async () => {
    show()
    const lamp = await place('Lamp')
    await userEvent.click(lamp)
    lamp.focus()
    await userEvent.keyboard('o')
    const first = await corner('Point 1 of 4')
    await waitFor(() => expect(document.activeElement).toBe(first))
    first.blur()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Point 1 of 4' })).toBeNull()
    expect(document.activeElement).toBe(lamp)
  })

  it('is edited by numbers and buttons, and goes with the place that is moved [DESIGN-4]', async () => {
    show()
    const lamp = await place('Lamp')
    await userEvent.click(lamp)
    await press('Edit the outline')
    await press('Add a point')
    await screen.findByText('Point 2 of 5')
    await press('Delete this point')
    await screen.findByText('Point 1 of 4')
    await press('Done with the outline')
    lamp.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(saidOf()).toEqual(CORNERS.map(([x = 0, y]) => [x + 1, y])))
  })

  it('ends where another place is selected, and never begins for a locked one [DESIGN-4]', async () => {
    show()
    await userEvent.click(await place('Lamp'))
    await press('Edit the outline')
    await corner('Point 1 of 4')
    await userEvent.click(await place('Bell'))
    expect(screen.queryByRole('button', { name: 'Point 1 of 4' })).toBeNull()
    await press('Lock Bell')
    expect(screen.queryByRole('button', { name: 'Edit the outline' })).toBeNull()
    ;(await place('Bell, locked')).focus()
    await userEvent.keyboard('o')
    expect(screen.queryByRole('button', { name: 'Point 1 of 4' })).toBeNull()
  })
})
