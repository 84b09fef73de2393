import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
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
const Said = z.object({
  lanterns: z.optional(
    z.record(z.string(), z.object({ from: z.string(), points: z.array(z.array(z.number())) })),
  ),
})
const bellPath = () =>
  Said.parse(JSON.parse(drafts.texts.get('harbour/scene.json') ?? '{}')).lanterns?.['bell']

describe('the lanterns on the way to a place', () => {
  beforeEach(async () => {
    await speakIn('en')
    for (const key of localKeys('')) dropLocal(key)
    serveScenes()
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('are set from another place, pulled point by point by the keyboard, and undone [DESIGN-4]', async () => {
    show()
    await userEvent.click(await place('Bell'))
    await userEvent.selectOptions(await screen.findByLabelText('Lanterns begin at'), 'Lamp')
    // from the foot of the lamp to that of the bell, with a bend
    await waitFor(() =>
      expect(bellPath()).toEqual({
        from: 'lamp',
        points: [
          [350, 600],
          [650, 672],
          [950, 600],
        ],
      }),
    )
    const middle = await screen.findByRole('button', { name: 'Point 2 of 3' })
    middle.focus()
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowLeft}{/Shift}')
    await waitFor(() => expect(bellPath()?.points[1]).toEqual([640, 671]))
    await userEvent.keyboard('{Insert}')
    await screen.findByRole('button', { name: 'Point 3 of 4' })
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Point 3 of 4' })).toBeNull()
    await userEvent.keyboard('k')
    await screen.findByRole('button', { name: 'Point 1 of 4' })
    await userEvent.keyboard('{Control>}z{/Control}')
    await screen.findByRole('button', { name: 'Point 1 of 3' })
    await userEvent.click(screen.getByRole('radio', { name: 'History' }))
    expect(screen.getAllByRole('button', { name: /^Changed the lanterns to Bell/ }).length).toBeGreaterThan(2)
    await press('Before all of it')
    await waitFor(() => expect(bellPath()).toBeUndefined())
  })

  it('go with the places at both of their ends, and are taken away [DESIGN-4]', async () => {
    show()
    const bell = await place('Bell')
    await userEvent.click(bell)
    await userEvent.selectOptions(await screen.findByLabelText('Lanterns begin at'), 'Lamp')
    await press('Done with the path')
    bell.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(bellPath()?.points.at(-1)).toEqual([951, 600]))
    const lamp = await place('Lamp')
    await userEvent.click(lamp)
    lamp.focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await waitFor(() => expect(bellPath()?.points[0]).toEqual([350, 610]))
    await userEvent.click(bell)
    await userEvent.selectOptions(await screen.findByLabelText('Lanterns begin at'), 'No lanterns')
    await waitFor(() => expect(bellPath()).toBeUndefined())
  })
})
