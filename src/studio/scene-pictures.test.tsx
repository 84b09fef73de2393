import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { compose } from '#src/features/scenes/art/compose.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import { drafts, serveScenes } from '#src/testing/fake-scenes.ts'
import { ok } from '#src/testing/fake-server.ts'
import { press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

type Composed = Parameters<typeof compose>

/** What a picture of these letters is as large as; what is no picture has none. */
const sizes = new Map<string, { width: number; height: number }>()
const composed: { part: Composed[0]['part']; size: Composed[1]['size']; to: Composed[2] }[] = []

vi.mock('#src/features/scenes/art/compose.ts', () => ({
  async decode(file: Blob) {
    const size = sizes.get(await file.text())
    if (!size) throw new Error('it is no picture')
    return { image: new Image(), ...size, close: () => undefined }
  },
  compose({ part }: Composed[0], { size }: Composed[1], to: Composed[2]) {
    composed.push({ part, size, to })
    return Promise.resolve(new Blob([`composed ${composed.length}`]))
  },
}))

const show = () => showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/scenes/harbour')
const place = (name: string) =>
  screen.findByRole('button', { name: (one, node) => one === name && node.hasAttribute('data-element') })
const picture = (name: string, letters: string) => new File([letters], name)
const drop = (node: Element, file: File) =>
  fireEvent.drop(node, { dataTransfer: { files: [file], types: ['Files'] } })
const pictures = () => within(screen.getByRole('group', { name: 'Pictures' }))
const slot = (name: string) => pictures().getByRole('radio', { name }).closest('label') ?? document.body
const saved = (path: string) => waitFor(() => expect(drafts.texts.get(path)).toBeDefined())

describe('the pictures of a place', () => {
  beforeEach(async () => {
    await speakIn('en')
    for (const key of localKeys('')) dropLocal(key)
    serveScenes()
    composed.length = 0
    sizes.clear()
    sizes.set('small', { width: 50, height: 50 })
    sizes.set('whole', { width: 1920, height: 1080 })
    sizes.set('piece', { width: 100, height: 100 })
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('stand side by side by state; one that is dropped on a state stands where the place is drawn, and is taken back [DESIGN-4]', async () => {
    show()
    await userEvent.click(await place('Lamp'))
    expect(screen.getByText('Part of the scene’s drawing.')).toBeTruthy()
    drop(slot('Light when done'), picture('glow.jpg', 'small'))
    await saved('harbour/element lamp light.png')
    // as wide as the lamp and on its foot, twice as fine as the canvas: 300, 400, 100 x 200
    expect(composed).toEqual([
      {
        part: null,
        size: { width: 3840, height: 2160 },
        to: { x: 600, y: 1000, width: 200, height: 200 },
      },
    ])
    await screen.findByText(/^glow\.jpg is in its place/)
    await press('Undo')
    await waitFor(() => expect(drafts.texts.has('harbour/element lamp light.png')).toBe(false))
  })

  it('are chosen as files and from the adventure, and removed by the keyboard too [DESIGN-4]', async () => {
    drafts.texts.set('harbour/element bell.png', 'whole')
    drafts.texts.set('harbour/element lamp.webp', 'piece')
    show()
    await userEvent.click(await place('Lamp'))
    await screen.findByText('element lamp.webp')
    const input = document.querySelector<HTMLInputElement>('fieldset input[type=file]')
    if (!input) throw new Error('nothing to choose by')
    await userEvent.upload(input, picture('new.png', 'small'))
    await saved('harbour/element lamp.png')
    // a piece takes all pixels of the piece before it, and its old name goes
    expect(composed[0]).toMatchObject({ size: { width: 100, height: 100 }, to: { width: 100, height: 100 } })
    expect(drafts.texts.has('harbour/element lamp.webp')).toBe(false)
    await userEvent.click(pictures().getByRole('radio', { name: 'Locked' }))
    await press('From this adventure')
    const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of this adventure' }))
    await userEvent.type(dialog.getByLabelText('Find by name'), 'bell')
    await userEvent.click(dialog.getByRole('button', { name: 'harbour/element bell.png' }))
    // over the whole canvas it is taken as it is
    await saved('harbour/element lamp veil.png')
    expect(composed).toHaveLength(1)
    await press('Remove')
    await waitFor(() => expect(drafts.texts.has('harbour/element lamp veil.png')).toBe(false))
    await screen.findByText(/^element lamp veil\.png is taken out|lamp veil\.png/)
  })

  it('say why one is not taken, and why one stays [DESIGN-4]', async () => {
    show()
    await userEvent.click(await place('Lamp'))
    expect(screen.getByText('A place needs its own picture.')).toBeTruthy()
    drop(slot('Normal'), picture('song.mp3', 'x'))
    await screen.findByText(/^song\.mp3 is no picture/)
    drop(slot('Normal'), picture('broken.png', 'broken'))
    await screen.findByText('broken.png could not be read as a picture.')
    drafts.refusals.set('POST /v2/content-blobs', [
      { status: 422, body: { code: 'tenant-full', message: '' } },
    ])
    drop(slot('Normal'), picture('lamp.png', 'small'))
    await screen.findByText('There is no room for lamp.png.')
    drop(slot('Touched'), picture('lamp.png', 'small'))
    await saved('harbour/element lamp hover.png')
  })

  it('are dropped on the scene as well: films and sounds are those of the scene [DESIGN-4]', async () => {
    show()
    await place('Lamp')
    const scene = screen.getByRole('group', { name: 'Scene' })
    drop(scene, picture('waves.webm', 'film'))
    await saved('harbour/background.webm')
    drop(scene, picture('sea.ogg', 'sound'))
    await saved('harbour/ambience.ogg')
    const fell = vi.spyOn(stageLens, 'toScene').mockReturnValue({ x: 700, y: 500 })
    drop(scene, picture('lamp.png', 'small'))
    fell.mockRestore()
    // beside all places it is a new one
    await saved('harbour/element lamp-2.png')
    await screen.findByText('It appears in the scene with the next check.')
    expect(drafts.texts.get('harbour/scene.json')).toContain('"lamp-2": { "at": [675, 475] }')
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(drafts.texts.has('harbour/element lamp-2.png')).toBe(false))
    expect(screen.queryByText('It appears in the scene with the next check.')).toBeNull()
    const row = (name: string) => screen.getByText(name).closest('li') ?? document.body
    drop(row('Backdrop'), picture('sky.svg', 'sky'))
    await saved('harbour/background.svg')
    drop(row('Sound'), picture('sky.svg', 'sky'))
    await screen.findByText(/^sky\.svg is of another kind/)
    await press('Film over the backdrop: remove')
    await waitFor(() => expect(drafts.texts.has('harbour/background.webm')).toBe(false))
  })

  it('are many at once: layers by their names wherever they fall, also on a place, and a document for all of the drawing [DESIGN-4]', async () => {
    drafts.texts.set('harbour/scene.svg', 'a drawing')
    show()
    await place('Lamp')
    const scene = screen.getByRole('group', { name: 'Scene' })
    const dropAll = (files: File[]) => fireEvent.drop(scene, { dataTransfer: { files, types: ['Files'] } })
    dropAll([
      picture('layer hills.png', 'hills'),
      picture('element bell done.png', 'done'),
      picture('notes.txt', 'x'),
    ])
    await saved('harbour/layer hills.png')
    await saved('harbour/element bell done.png')
    await screen.findByText(/^layer hills\.png … is in its place/)
    dropAll([picture('My harbour.psd', 'document')])
    await saved('harbour/scene.psd')
    expect(drafts.texts.has('harbour/scene.svg')).toBe(false)
    await press('Undo')
    await waitFor(() => expect(drafts.texts.get('harbour/scene.svg')).toBe('a drawing'))
    dropAll([picture('notes.txt', 'x')])
    await screen.findByText(/^notes\.txt is of another kind/)
  })

  it('become a place of their own also where another of the same name waits for the check [DESIGN-4]', async () => {
    show()
    await place('Lamp')
    const scene = screen.getByRole('group', { name: 'Scene' })
    const fell = vi.spyOn(stageLens, 'toScene').mockReturnValue({ x: 700, y: 500 })
    drop(scene, picture('Buoy.png', 'small'))
    await saved('harbour/element buoy.png')
    drop(scene, picture('Buoy.png', 'piece'))
    await saved('harbour/element buoy-2.png')
    fell.mockRestore()
    expect(drafts.texts.get('harbour/element buoy.png')).toBe('small')
  })

  it('are taken out of the drawing where a place is copied that is part of it [DESIGN-4]', async () => {
    drafts.texts.set('harbour/tasks/lamp.json', '{}\n')
    drafts.refusals.set('GET /scenes/lamp.webp', [ok('piece'), ok('piece'), ok('piece')])
    show()
    const lamp = await place('Lamp')
    await userEvent.click(lamp)
    lamp.focus()
    await userEvent.keyboard('{Control>}d{/Control}')
    await saved('harbour/element lamp-2.png')
    expect(composed[0]).toMatchObject({ to: { x: 600, y: 800, width: 200, height: 400 } })
    await waitFor(() => expect(drafts.texts.get('harbour/scene.json')).toContain('"lamp-2"'))
    ;(await place('Lamp')).focus()
    await userEvent.click(await place('Lamp'))
    await userEvent.keyboard('{Control>}x{/Control}')
    await screen.findByText(/^Lamp is part of the scene’s drawing, which nothing can be cut out of/)
  })
})
