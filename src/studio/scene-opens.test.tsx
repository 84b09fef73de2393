import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { drafts, serveScenes } from '#src/testing/fake-scenes.ts'
import { press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const show = (path = 'scenes/harbour') =>
  showRoute('/app/content', <ContentRoute />, `/app/content/harbour-tour/${path}`)
const place = (name: string) =>
  screen.findByRole('button', { name: (one, node) => one === name && node.hasAttribute('data-element') })
const opens = async () => within(await screen.findByRole('region', { name: 'What it opens' }))
const textOf = (path: string) => drafts.texts.get(path) ?? ''

describe('what a place opens', () => {
  beforeEach(async () => {
    await speakIn('en')
    for (const key of localKeys('')) dropLocal(key)
    serveScenes()
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('is said, and leads to where its task is written, under the name of the place [DESIGN-4]', async () => {
    const router = show()
    await userEvent.click(await place('Bell'))
    ;(await opens()).getByText(/^A card with its name/)
    const link = (await opens()).getByRole('link', { name: 'Write its task' })
    expect(link.getAttribute('href')).toBe('#/app/content/harbour-tour/tasks?mission=harbour&place=bell')
    await router.navigate('/app/content/harbour-tour/tasks?mission=harbour&place=bell')
    const asks = within(await screen.findByRole('dialog', { name: 'New task for “Bell”' }))
    expect(asks.getByLabelText<HTMLInputElement>('Name').value).toBe('Bell')
    await userEvent.click(asks.getByRole('button', { name: 'Add a task' }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/tasks\/harbour\/bell$/))
    await waitFor(() => expect(textOf('harbour/tasks/bell.json')).toContain('learning-pill'))
    // the file of words begins with it, and the check asks for the name of the mission there
    expect(textOf('harbour/text/en.json')).toMatch(/"name": "Harbour"[\s\S]*"bell": [\s\S]*"name": "Bell"/)
  })

  const DESCRIBED =
    '{ "name": "Harbour", "tasks": { "bell": { "name": "Bell", "goal": "", "description": "A bronze bell." } } }\n'

  it('keeps its description where its task is written, and is called as it is called then [DESIGN-4] [ACCESS-1]', async () => {
    drafts.texts.set('harbour/text/en.json', DESCRIBED)
    const router = show('tasks?mission=harbour&place=bell')
    const asks = within(await screen.findByRole('dialog', { name: 'New task for “Bell”' }))
    const name = asks.getByLabelText<HTMLInputElement>('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Ship’s bell')
    await userEvent.click(asks.getByRole('button', { name: 'Add a task' }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/tasks\/harbour\/bell$/))
    await waitFor(() => expect(drafts.texts.has('harbour/tasks/bell.json')).toBe(true))
    const { bell } = (JSON.parse(textOf('harbour/text/en.json')) as { tasks: { bell: object } }).tasks
    expect(bell).toMatchObject({ name: 'Ship’s bell', description: 'A bronze bell.' })
    // what nobody has written is that of the example
    expect(bell).toMatchObject({ goal: expect.stringMatching(/./), cards: expect.anything() })
  })

  it('is nothing once another task of the scene is written, in the editor and in the list of tasks [DESIGN-4]', async () => {
    drafts.texts.set('harbour/tasks/lamp.json', '{}\n')
    const router = show()
    await userEvent.click(await place('Bell'))
    ;(await opens()).getByText(/^Nothing yet/)
    await userEvent.click(await place('Lamp'))
    const link = (await opens()).getByRole('link', { name: 'Edit its task' })
    expect(link.getAttribute('href')).toBe('#/app/content/harbour-tour/tasks/harbour/lamp')
    await router.navigate('/app/content/harbour-tour/tasks')
    const without = within(await screen.findByRole('list', { name: 'Places of harbour without a task' }))
    expect(without.getByText('Opens nothing yet')).toBeTruthy()
    await userEvent.click(without.getByRole('button', { name: 'Write its task Bell' }))
    await screen.findByRole('dialog', { name: 'New task for “Bell”' })
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('becomes a drawn room of its own, which is undone at once [DESIGN-4]', async () => {
    drafts.texts.set('harbour/mission.json', '{ "missions": ["cellar"] }\n')
    show()
    await userEvent.click(await place('Bell'))
    await press('Begin a room behind it')
    await screen.findByText(/^A room is begun for Bell/)
    await waitFor(() => expect(textOf('bell/scene.svg')).toContain('"element bell-door"'))
    expect(JSON.parse(textOf('bell/text/en.json'))).toEqual({ name: 'Bell' })
    expect(JSON.parse(textOf('harbour/mission.json'))).toEqual({ missions: ['cellar', 'bell'] })
    ;(await opens()).getByText(/^A mission/)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What it opens' }))
    await press('Undo')
    await waitFor(() => expect(drafts.texts.has('bell/scene.svg')).toBe(false))
    expect(textOf('harbour/mission.json')).toBe('{ "missions": ["cellar"] }\n')
    ;(await opens()).getByText(/^A card/)
  })

  it('takes its description along into its room [DESIGN-4] [ACCESS-1]', async () => {
    drafts.texts.set('harbour/text/en.json', DESCRIBED)
    show()
    await userEvent.click(await place('Bell'))
    await press('Begin a room behind it')
    await screen.findByText(/^A room is begun for Bell/)
    await waitFor(() => expect(drafts.texts.has('bell/text/en.json')).toBe(true))
    expect(JSON.parse(textOf('bell/text/en.json'))).toEqual({ name: 'Bell', description: 'A bronze bell.' })
  })

  it('is called otherwise also where nobody has written its words yet, and so is the mission [DESIGN-4]', async () => {
    show()
    const ofMission = await screen.findByLabelText<HTMLInputElement>('Name (English)')
    expect(ofMission.value).toBe('Harbour')
    await userEvent.clear(ofMission)
    await userEvent.type(ofMission, 'Old harbour{Enter}')
    await waitFor(() => expect(JSON.parse(textOf('harbour/text/en.json'))).toEqual({ name: 'Old harbour' }))
    // at once and everywhere, not with the next build
    for (const level of [1, 2]) screen.getByRole('heading', { level, name: 'Old harbour' })
    within(screen.getByRole('navigation', { name: 'Missions' })).getByRole('link', { name: /^Old harbour/ })
    await userEvent.click(await place('Lamp'))
    const name = await screen.findByLabelText<HTMLInputElement>('Name (English)')
    expect(name.value).toBe('Lamp')
    await userEvent.clear(name)
    await userEvent.type(name, 'Great lamp{Enter}')
    await waitFor(() =>
      expect(JSON.parse(textOf('harbour/text/en.json'))).toEqual({
        name: 'Old harbour',
        tasks: { lamp: { name: 'Great lamp', goal: '' } },
      }),
    )
    await place('Great lamp')
    await press('Undo')
    await press('Undo')
    await waitFor(() => expect(drafts.texts.has('harbour/text/en.json')).toBe(false))
  })
})
