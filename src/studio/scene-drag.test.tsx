import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { drafts, serveScenes } from '#src/testing/fake-scenes.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const show = () => showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/scenes/harbour')
const canvas = () => screen.findByRole('group', { name: 'Scene' })
/** Alt keeps lines from pulling. */
const pointer = (clientX: number, clientY = 0) => ({
  ...{ pointerId: 1, button: 0, buttons: 1, pointerType: 'mouse', altKey: true, clientX, clientY },
})
const left = async () => (await screen.findAllByLabelText<HTMLInputElement>('From the left'))[0]?.value
/** Where the stage was last asked to show the lamp. */
const shownAt = () =>
  vi.mocked(stageLens.show).mock.lastCall?.[0].map(({ id, layout }) => [id, layout.picture.box.x])

describe('dragging a place', () => {
  beforeEach(async () => {
    await speakIn('en')
    for (const key of localKeys('')) dropLocal(key)
    serveScenes()
    HTMLElement.prototype.setPointerCapture = () => undefined
    vi.spyOn(stageLens, 'labelAt').mockReturnValue(null)
    vi.spyOn(stageLens, 'elementsAt').mockReturnValue(['lamp'])
    vi.spyOn(stageLens, 'view').mockReturnValue({ x: 960, y: 540, scale: 1 })
    vi.spyOn(stageLens, 'show')
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
    for (const name of ['labelAt', 'elementsAt', 'view', 'show'] as const)
      vi.mocked(stageLens[name]).mockRestore()
  })

  it('moves it alone while the scene stays the same, and is done when it is let go [DESIGN-4]', async () => {
    show()
    const node = await canvas()
    await screen.findByText('Saved')
    await waitFor(() => expect(document.querySelector('[data-element=lamp]')).not.toBeNull())
    fireEvent.pointerDown(node, pointer(0))
    fireEvent.pointerUp(node, pointer(0))
    // its words are looked for
    await screen.findByLabelText('Name (English)')
    const before = stageStore.getState().scene
    fireEvent.pointerDown(node, pointer(0))
    fireEvent.pointerMove(node, pointer(40))
    await waitFor(() => expect(shownAt()).toEqual([['lamp', 340]]))
    expect(await left()).toBe('340')
    expect(stageStore.getState().scene).toBe(before)
    fireEvent.pointerUp(node, pointer(40))
    await waitFor(() => expect(drafts.texts.get('harbour/scene.json')).toContain('"shift": [40, 0]'))
    expect(stageStore.getState().scene).not.toBe(before)
  })

  it('puts it back where Escape ends it [DESIGN-4]', async () => {
    show()
    const node = await canvas()
    await waitFor(() => expect(document.querySelector('[data-element=lamp]')).not.toBeNull())
    fireEvent.pointerDown(node, pointer(0))
    fireEvent.pointerUp(node, pointer(0))
    fireEvent.pointerDown(node, pointer(0))
    fireEvent.pointerMove(node, pointer(40))
    await waitFor(() => expect(shownAt()).toEqual([['lamp', 340]]))
    fireEvent.keyDown(window, { key: 'Escape' })
    await waitFor(() => expect(shownAt()).toEqual([['lamp', 300]]))
    expect(await left()).toBe('300')
    expect(drafts.texts.get('harbour/scene.json')).toBe('{}\n')
  })

  it('draws it before another that it comes to stand in front of, and behind that again, while the scene stays the same [DESIGN-4]', async () => {
    const draw = vi.spyOn(stageLens, 'drawInOrder')
    show()
    const node = await canvas()
    await waitFor(() => expect(document.querySelector('[data-element=lamp]')).not.toBeNull())
    const before = stageStore.getState().scene
    fireEvent.pointerDown(node, pointer(0))
    // all stand on one line: lower than the bell it is nearer
    fireEvent.pointerMove(node, pointer(0, 50))
    await waitFor(() => expect(draw.mock.lastCall?.[0].at(-1)).toBe('lamp'))
    expect(stageStore.getState().scene).toBe(before)
    fireEvent.keyDown(window, { key: 'Escape' })
    await waitFor(() => expect(draw.mock.lastCall?.[0][0]).toBe('lamp'))
    expect(stageStore.getState().scene).toBe(before)
    draw.mockRestore()
  })

  it('selects all that a frame touches which is pulled from an empty spot with Shift, and gives that up on Escape [DESIGN-4]', async () => {
    vi.mocked(stageLens.elementsAt).mockReturnValue([])
    const boxes = vi.spyOn(stageLens, 'boxToScreen').mockImplementation((box) => box)
    show()
    const node = await canvas()
    await screen.findByText('Saved')
    const pull = (x: number, y: number) => ({ ...pointer(x, y), altKey: false, shiftKey: true })
    const pressed = () =>
      [...document.querySelectorAll('button[data-element][aria-pressed=true]')].map((one) =>
        one.getAttribute('data-element'),
      )
    fireEvent.pointerDown(node, pull(0, 0))
    fireEvent.pointerMove(node, pull(350, 450))
    await waitFor(() => expect(pressed()).toEqual(['lamp']))
    fireEvent.pointerMove(node, pull(950, 450))
    await waitFor(() => expect(pressed()).toEqual(['lamp', 'bell']))
    fireEvent.keyDown(window, { key: 'Escape' })
    await waitFor(() => expect(pressed()).toEqual([]))
    boxes.mockRestore()
  })
})
