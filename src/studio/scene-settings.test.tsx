import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import { drafts, MADE, serveScenes } from '#src/testing/fake-scenes.ts'
import { ok } from '#src/testing/fake-server.ts'
import { field, press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const show = () => showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/scenes/harbour')
const said = (file = 'harbour/scene.json'): unknown => JSON.parse(drafts.texts.get(file) ?? '{}')
const group = (name: string) => screen.findByRole('group', { name })

describe('what is said of a whole scene', () => {
  beforeEach(async () => {
    await speakIn('en')
    for (const key of localKeys('')) dropLocal(key)
    serveScenes()
    HTMLElement.prototype.setPointerCapture = () => undefined
    vi.spyOn(stageLens, 'view').mockReturnValue({ x: 960, y: 540, scale: 0.5 })
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
    vi.mocked(stageLens.view).mockRestore()
  })

  it('is its weather: all of it by default, which is said, and less where somebody takes it away [DESIGN-4]', async () => {
    show()
    const weather = within(await group('Weather here'))
    await screen.findByText('Saved')
    weather.getByText('Default: all that your company has switched on.')
    await userEvent.click(weather.getByRole('checkbox', { name: 'Snow' }))
    await waitFor(() => expect(said()).toEqual({ weather: ['clouds', 'bubbles'] }))
    weather.getByText('Only this, where your company has switched it on.')
    await userEvent.click(weather.getByRole('checkbox', { name: 'Snow' }))
    await waitFor(() => expect(said()).toEqual({}))
  })

  it('is what must stay in view: framed by the keyboard, the pointer and in numbers, and given back to the default [DESIGN-4]', async () => {
    show()
    await screen.findByText('Saved')
    const frame = within(await group('What must stay in view'))
    // at each number, and why there is no way back
    expect(frame.getAllByText('Default')).toHaveLength(5)
    await press('Frame it in the scene')
    const whole = await screen.findByRole('button', { name: 'The frame: arrow keys move it' })
    await waitFor(() => expect(document.activeElement).toBe(whole))
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(said()).toEqual({ safe: [250, 0, 1440, 1080] }))
    const corner = screen.getByRole('button', { name: 'Lower right corner of the frame' })
    const at = (clientX: number, clientY: number) => ({
      ...{ pointerId: 1, button: 0, buttons: 1, pointerType: 'mouse', clientX, clientY },
    })
    fireEvent.pointerDown(corner, at(0, 0))
    fireEvent.pointerMove(corner, at(-50, -40))
    fireEvent.pointerUp(corner, at(-50, -40))
    await waitFor(() => expect(said()).toEqual({ safe: [250, 0, 1340, 1000] }))
    await userEvent.clear(await field('Width'))
    await userEvent.type(await field('Width'), '800{Enter}')
    await waitFor(() => expect(said()).toEqual({ safe: [250, 0, 800, 1000] }))
    await userEvent.keyboard('{Control>}z{/Control}')
    screen.getByRole('button', { name: 'Lower right corner of the frame' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'The frame: arrow keys move it' })).toBeNull()
    await press('What must stay in view: back to the default')
    await waitFor(() => expect(said()).toEqual({}))
  })

  it('shows the default at once where the last check still knew another frame [DESIGN-4]', async () => {
    const text = '{ "safe": [100, 100, 800, 600] }\n'
    drafts.texts.set('harbour/scene.json', text)
    const [harbour, ...others] = MADE.missions
    const safe = { x: 100, y: 100, width: 800, height: 600 }
    const scene = harbour?.scene && { ...harbour.scene, safe }
    const made = { ...MADE, missions: [{ ...harbour, scene, said: text }, ...others] }
    drafts.refusals.set('GET /v2/content/harbour-tour/scenes', [ok({ made })])
    show()
    await screen.findByText('Saved')
    expect((await field('Width')).value).toBe('800')
    await press('What must stay in view: back to the default')
    await waitFor(async () => expect((await field('Width')).value).toBe('1440'))
    expect((await field('Left edge')).value).toBe('240')
    await waitFor(() => expect(said()).toEqual({}))
  })

  it('is which side a screen keeps, in mission.json [DESIGN-4]', async () => {
    show()
    await screen.findByText('Saved')
    await userEvent.selectOptions(await field('Where a screen cuts'), 'Keep the top')
    await waitFor(() => expect(said('harbour/mission.json')).toEqual({ align: 'top' }))
    await userEvent.selectOptions(await field('Where a screen cuts'), 'The same on all sides (default)')
    await waitFor(() => expect(said('harbour/mission.json')).toEqual({}))
  })

  it('is who stands by and what is heard, of what the adventure has [DESIGN-4]', async () => {
    drafts.texts.set('assistants/puffin.webm', 'film').set('assistants/puffin.webp', 'still')
    drafts.texts.set('sounds/waves.ogg', 'sound')
    show()
    await screen.findByText('Saved')
    await userEvent.selectOptions(await field('Who stands by: from this adventure'), 'puffin.webm')
    await waitFor(() => expect(said('harbour/mission.json')).toEqual({ assistant: 'puffin.webm' }))
    await userEvent.selectOptions(await field('Sound: from this adventure'), 'waves.ogg')
    await waitFor(() =>
      expect(said('harbour/mission.json')).toEqual({ assistant: 'puffin.webm', sound: 'waves.ogg' }),
    )
    expect((await screen.findByLabelText('Sound')).tagName).toBe('AUDIO')
  })
})
