import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { drafts, serveScenes } from '#src/testing/fake-scenes.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const SCENE = '/app/content/harbour-tour/scenes/harbour'
const place = (name: string) =>
  screen.findByRole('button', { name: (one, node) => one === name && node.hasAttribute('data-element') })

async function selectLamp(): Promise<void> {
  showRoute('/app/content', <ContentRoute />, SCENE)
  const lamp = await place('Lamp')
  await userEvent.click(lamp)
  const [left] = await screen.findAllByLabelText<HTMLInputElement>('From the left')
  await waitFor(() => expect(left?.disabled).toBe(false))
  lamp.focus()
}

const files = () => [...drafts.texts.keys()].toSorted()

describe('copying in the scene editor', () => {
  beforeEach(async () => {
    await speakIn('en')
    for (const key of localKeys('')) dropLocal(key)
    serveScenes()
    const drawn = {
      'harbour/element lamp.png': 'a lamp',
      'harbour/element lamp light.png': 'its light',
      'harbour/tasks/lamp.json': '{ "points": 10 }\n',
      'harbour/text/en.json':
        '{ "name": "Harbour", "tasks": { "lamp": { "name": "Lamp", "goal": "Light it" } } }\n',
    }
    for (const [path, text] of Object.entries(drawn)) drafts.texts.set(path, text)
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('duplicates a place with its pictures, task and words, and takes it back to the byte [DESIGN-4]', async () => {
    const before = new Map(drafts.texts)
    await selectLamp()
    await userEvent.keyboard('{Control>}d{/Control}')
    await screen.findByText('Duplicated. The copy appears with the next check.')
    await waitFor(() => expect(drafts.texts.get('harbour/element lamp-2.png')).toBe('a lamp'))
    expect(files().filter((path) => path.includes('lamp-2'))).toEqual([
      'harbour/element lamp-2 light.png',
      'harbour/element lamp-2.png',
      'harbour/tasks/lamp-2.json',
    ])
    expect(drafts.texts.get('harbour/tasks/lamp-2.json')).toBe('{ "points": 10 }\n')
    expect(drafts.texts.get('harbour/text/en.json')).toContain('"lamp-2"')
    expect(drafts.texts.get('harbour/scene.json')).toContain('"lamp-2": { "shift": [40, 40] }')
    await screen.findByText('It appears in the scene with the next check.')
    // what is not drawn yet has nothing to be dragged by
    for (const point of ['Label', 'Light']) expect(screen.getByTitle(point).hidden).toBe(true)
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(new Map(drafts.texts)).toEqual(before))
    // what is gone is neither selected nor spoken of
    expect(screen.queryByText('Duplicated. The copy appears with the next check.')).toBeNull()
    await screen.findByText('Canvas 1920 × 1080')
  })

  it('duplicates it once more before the first copy is built [DESIGN-4]', async () => {
    drafts.texts.delete('harbour/tasks/lamp.json')
    await selectLamp()
    await userEvent.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(drafts.texts.get('harbour/element lamp-2.png')).toBe('a lamp'))
    const lamp = await place('Lamp')
    await userEvent.click(lamp)
    lamp.focus()
    await userEvent.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(drafts.texts.get('harbour/element lamp-3.png')).toBe('a lamp'))
  })

  it('cuts a place out with all that is its own, and takes that back [DESIGN-4]', async () => {
    await selectLamp()
    await userEvent.keyboard('{Control>}x{/Control}')
    await waitFor(() => expect(files()).toEqual(['harbour/scene.json', 'harbour/text/en.json']))
    expect(drafts.texts.get('harbour/text/en.json')).not.toContain('lamp')
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(drafts.texts.get('harbour/element lamp.png')).toBe('a lamp'))
  })

  it('names why a place that is part of a drawing is not cut out [DESIGN-4]', async () => {
    drafts.texts.delete('harbour/element lamp.png')
    await selectLamp()
    await userEvent.keyboard('{Control>}x{/Control}')
    await screen.findByText(/^Lamp is part of the scene’s drawing/)
  })
})
