import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { drafts, serveScenes } from '#src/testing/fake-scenes.ts'
import { field, press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const DRAWING = '<svg><g id="element lamp"/><g id="element bell"/><g id="element bell done"/></svg>'

const show = (path = 'tasks') =>
  showRoute('/app/content', <ContentRoute />, `/app/content/harbour-tour/${path}`)
const textOf = (path: string) => drafts.texts.get(path) ?? ''
const without = async () =>
  within(await screen.findByRole('list', { name: 'Places of harbour without a task' }))

describe('the place of a task', () => {
  beforeEach(async () => {
    await speakIn('en')
    for (const key of localKeys('')) dropLocal(key)
    serveScenes()
    drafts.texts.set('harbour/tasks/lamp.json', '{}\n')
    drafts.texts.set('harbour/scene.svg', DRAWING)
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('is a new signpost in the picture, which comes and goes with the task [AUTHOR-1]', async () => {
    const router = show()
    await press('Add a task to harbour')
    await userEvent.type(await field('Name'), 'First day')
    await screen.findByLabelText('Where players find it')
    await press('Add a task')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/tasks\/harbour\/first-day$/))
    await waitFor(() =>
      expect(textOf('harbour/element first-day.svg')).toMatch(/^<svg [^>]*viewBox="0 0 1920 1080"/),
    )
    expect(drafts.texts.has('harbour/element first-day done.svg')).toBe(true)
    await screen.findByText('Saved')
    await router.navigate('/app/content/harbour-tour/tasks')
    await screen.findByRole('button', { name: /Add a task to harbour/i })
    await press('Undo')
    await waitFor(() => expect(drafts.texts.has('harbour/tasks/first-day.json')).toBe(false))
    expect([...drafts.texts.keys()].filter((path) => path.includes('first-day'))).toEqual([])
  })

  it('may be one that is drawn and opens nothing, or none yet [AUTHOR-1]', async () => {
    const router = show()
    await press('Add a task to harbour')
    await userEvent.selectOptions(await screen.findByLabelText('Where players find it'), 'Bell')
    await press('Add a task')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/tasks\/harbour\/bell$/))
    await waitFor(() => expect(textOf('harbour/text/en.json')).toContain('"name": "Bell"'))
    await screen.findByText('Saved')
    await router.navigate('/app/content/harbour-tour/tasks')
    await press('Add a task to Harbour')
    await userEvent.type(await field('Name'), 'Later')
    await userEvent.selectOptions(await screen.findByLabelText('Where players find it'), 'Nowhere yet')
    await press('Add a task')
    await waitFor(() => expect(drafts.texts.has('harbour/tasks/later.json')).toBe(true))
    expect([...drafts.texts.keys()].filter((path) => path.startsWith('harbour/element'))).toEqual([])
  })

  it('becomes scenery where it is part of the drawing, and a place again by undo [AUTHOR-1]', async () => {
    drafts.texts.set(
      'harbour/scene.json',
      '{ "elements": { "bell": { "scale": 2 }, "lamp": { "scale": 3 } } }\n',
    )
    show()
    await userEvent.click((await without()).getByRole('button', { name: 'Make it scenery Bell' }))
    await waitFor(() =>
      expect(textOf('harbour/scene.svg')).toBe(
        '<svg><g id="element lamp"/><g id="layer bell"/><g style="display:none" id="element bell done"/></svg>',
      ),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Make it scenery Bell' })).toBeNull())
    expect(JSON.parse(textOf('harbour/scene.json'))).toEqual({ elements: { lamp: { scale: 3 } } })
    await press('Undo')
    await waitFor(() => expect(textOf('harbour/scene.svg')).toBe(DRAWING))
    await screen.findByRole('button', { name: 'Make it scenery Bell' })
  })

  it('goes out of a drawing that another is taken out of at once, which stays out [AUTHOR-1]', async () => {
    drafts.texts.delete('harbour/tasks/lamp.json')
    drafts.texts.set('harbour/tasks/horn.json', '{}\n')
    show()
    const rows = await without()
    const buttons = ['Bell', 'Lamp'].map((name) =>
      rows.getByRole('button', { name: `Make it scenery ${name}` }),
    )
    await Promise.all(buttons.map((button) => userEvent.click(button)))
    await waitFor(() => expect(textOf('harbour/scene.svg')).toContain('<g id="layer lamp"/>'))
    expect(textOf('harbour/scene.svg')).toContain('<g id="layer bell"/>')
  })

  it('goes where it has a picture of its own; a drawing that cannot be changed here is said [AUTHOR-1]', async () => {
    drafts.texts.set('harbour/element bell.svg', '<svg/>')
    show()
    await userEvent.click((await without()).getByRole('button', { name: 'Take it out of the picture Bell' }))
    await waitFor(() => expect(drafts.texts.has('harbour/element bell.svg')).toBe(false))
    await waitFor(() => expect(screen.queryByRole('button', { name: /Bell$/ })).toBeNull())
    cleanup()
    queryClient.clear()
    drafts.texts.set('harbour/scene.svg', '<svg/>')
    show()
    await userEvent.click((await without()).getByRole('button', { name: 'Make it scenery Bell' }))
    await screen.findByText(/^It could not be taken out/)
  })

  it('goes out of the drawing as well where it also has a picture of its own [AUTHOR-1]', async () => {
    drafts.texts.set('harbour/element bell done.svg', '<svg/>')
    show()
    await userEvent.click((await without()).getByRole('button', { name: 'Take it out of the picture Bell' }))
    await waitFor(() => expect(drafts.texts.has('harbour/element bell done.svg')).toBe(false))
    await waitFor(() => expect(textOf('harbour/scene.svg')).toContain('<g id="layer bell"/>'))
  })

  it('is not offered for a new task once it was taken out [AUTHOR-1]', async () => {
    show()
    await userEvent.click((await without()).getByRole('button', { name: 'Make it scenery Bell' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Make it scenery Bell' })).toBeNull())
    await press('Add a task to harbour')
    const where = within(await screen.findByLabelText('Where players find it'))
    expect(where.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'A new signpost in the picture',
      'Nowhere yet',
    ])
  })
})
