import { asked, refusal } from '#src/testing/fake-server.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { content, file, hash, serveContent } from '#src/testing/fake-content.ts'
import { press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const FILES = [
  file('adventure.json'),
  file('harbour/mission.json'),
  file('harbour/tasks/ropes.json', 2),
  file('harbour/element lamp.png', 3, 'Bo Berg'),
]
const show = (search = '') =>
  showRoute('/app/content', <ContentRoute />, `/app/content/harbour-tour/files${search}`)
const aFile = (name: string, type = 'image/png') => new File(['bytes'], name, { type })
const choose = async (label: string, files: File[]) =>
  userEvent.upload(await screen.findByLabelText(label, { selector: 'input' }), files)
const dialog = async () => within(await screen.findByRole('dialog'))
const edits = () =>
  asked
    .filter(({ url }) => url.endsWith('/edits'))
    .map(({ body }) => JSON.parse(String(body)) as { id: string; edits: object[] })

describe('the files of a draft', () => {
  beforeEach(async () => {
    await speakIn('en')
    serveContent([...FILES])
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('lists them by folder, with what each is and who changed it, and finds them by words [WORLD-2]', async () => {
    show()
    const folder = await screen.findByRole('button', { name: 'harbour, 3 files' })
    expect(folder.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(folder)
    const lamp = screen.getByRole('link', { name: /^element lamp\.png/ })
    expect(lamp.textContent).toMatch(/Picture.*2 kB.*Bo Berg/)
    await userEvent.type(screen.getByLabelText('Search files'), 'tasks ropes')
    await screen.findByText('1 file found')
    expect(screen.getByRole('link', { name: /^ropes\.json/ }).getAttribute('href')).toContain(
      'file=harbour%2Ftasks%2Fropes.json',
    )
    expect(screen.queryByRole('link', { name: /^element lamp/ })).toBeNull()
  })

  it('says what is new and what is replaced, then sends bytes and one change of all files [WORLD-2] [WORLD-6]', async () => {
    show('?file=harbour')
    await choose('Add files', [aFile('element lamp.png'), aFile('element bell.png'), aFile('.DS_Store')])
    const asks = await dialog()
    expect(asks.getByRole('heading', { name: 'Add 2 files' })).toBeTruthy()
    await asks.findByText('1 new file')
    expect(asks.getByText('1 file is replaced')).toBeTruthy()
    expect(asks.getByLabelText<HTMLSelectElement>('Into the folder').value).toBe('harbour')
    await userEvent.click(asks.getByRole('button', { name: 'Add 2 files' }))
    await screen.findByText('2 files are in the draft now.')
    expect(edits().map((one) => one.edits)).toEqual([
      [
        { kind: 'put', path: 'harbour/element bell.png', hash: hash(9), from: null },
        { kind: 'put', path: 'harbour/element lamp.png', hash: hash(9), from: hash(3) },
      ],
    ])
    await screen.findByText('5 files')
  })

  it('takes files that are dropped on a folder of the list [WORLD-2]', async () => {
    show()
    const row = (await screen.findByRole('button', { name: 'harbour, 3 files' })).parentElement
    const dataTransfer = { types: ['Files'], items: [], files: [aFile('background.png')] }
    fireEvent.drop(row ?? document.body, { dataTransfer })
    const asks = await dialog()
    expect(asks.getByLabelText<HTMLSelectElement>('Into the folder').value).toBe('harbour')
  })

  it('goes on by itself after a lost connection, and can be stopped [WORLD-2]', async () => {
    content.refusals.set('POST /v2/content-blobs', ['no-answer', 'no-answer', 'no-answer'])
    show('?file=harbour/element%20lamp.png')
    await choose('Replace', [aFile('new.png')])
    await screen.findByText('It has not arrived yet. It goes on by itself.')
    fireEvent(window, new Event('online'))
    await waitFor(() =>
      expect(asked.filter(({ url }) => url.endsWith('/content-blobs')).length).toBeGreaterThan(1),
    )
    await press('Stop sending harbour/element lamp.png')
    await waitFor(() => expect(screen.queryByText('Files on their way')).toBeNull())
    expect(edits()).toEqual([])
  })

  it('asks before somebody leaves whose files have not arrived; the other rooms go on with them [WORLD-6]', async () => {
    useSession.setState({ state: 'true' })
    content.refusals.set('POST /v2/content-blobs', ['no-answer'])
    const router = show('?file=harbour/element%20lamp.png')
    await choose('Replace', [aFile('new.png')])
    await screen.findByText('It has not arrived yet. It goes on by itself.')
    await userEvent.click(screen.getByRole('link', { name: 'Check' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/content/harbour-tour/check'))
    void router.navigate('/app/content')
    const asks = await dialog()
    expect(asks.getByText(/^1 file is not in the draft yet/)).toBeTruthy()
    await userEvent.click(asks.getByRole('button', { name: 'Stay' }))
    expect(router.state.location.pathname).toBe('/app/content/harbour-tour/check')
    void router.navigate('/app/content')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/content'))
    useSession.setState({ state: 'unknown' })
  })

  it('sends a change again under the same id where its answer was lost [WORLD-6]', async () => {
    content.refusals.set('POST /v2/content/harbour-tour/edits', ['no-answer'])
    show('?file=harbour/element%20lamp.png')
    await choose('Replace', [aFile('new.png')])
    await waitFor(() => expect(edits()).toHaveLength(1))
    await screen.findByText('It has not arrived yet. It goes on by itself.')
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(edits()).toHaveLength(2))
    expect(edits()[0]).toEqual(edits()[1])
  })

  it('names what was refused, and keeps the rest [WORLD-2]', async () => {
    const fields = [{ path: 'edits.0.hash', message: 'is not here' }]
    content.refusals.set('POST /v2/content/harbour-tour/edits', [refusal(422, 'refused-fields', fields)])
    show('?file=harbour')
    await choose('Add files', [aFile('a.png'), aFile('b.png')])
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 files' }))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('harbour/a.png')).toBeTruthy()
    expect(alert.getByText('is not here')).toBeTruthy()
    await waitFor(() => expect(content.files.some(({ path }) => path === 'harbour/b.png')).toBe(true))
    await userEvent.click(alert.getByRole('button', { name: 'Leave it out' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows both where a colleague was faster, and replaces theirs only when told to [WORLD-6]', async () => {
    show('?file=harbour/element%20lamp.png')
    await screen.findByRole('heading', { name: 'element lamp.png' })
    content.files = content.files.map((one) =>
      one.path.endsWith('lamp.png') ? file(one.path, 5, 'Bo Berg') : one,
    )
    await choose('Replace', [aFile('new.png')])
    const conflict = within(
      await screen.findByRole('alert', { name: 'Somebody else changed element lamp.png' }),
    )
    expect(conflict.getByText(/Bo Berg/)).toBeTruthy()
    expect(conflict.getByRole('link', { name: 'Save mine on this device' })).toBeTruthy()
    expect(content.files.find(({ path }) => path.endsWith('lamp.png'))?.hash).toBe(hash(5))
    await userEvent.click(conflict.getByRole('button', { name: 'Replace with mine' }))
    await waitFor(() =>
      expect(content.files.find(({ path }) => path.endsWith('lamp.png'))?.hash).toBe(hash(9)),
    )
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(edits().at(-1)?.edits).toMatchObject([{ from: hash(5) }])
  })

  it('renames a folder with all that is in it, and warns of what hangs on its name [WORLD-2]', async () => {
    const router = show('?file=harbour')
    await press('Rename or move')
    const asks = await dialog()
    await userEvent.click(asks.getByRole('checkbox'))
    expect(asks.getByText(/hangs on its name/)).toBeTruthy()
    await asks.findByText('12 players have finished tasks here already.')
    const name = asks.getByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'port')
    await userEvent.click(asks.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(router.state.location.search).toBe('?file=port'))
    expect(content.files.map(({ path }) => path).filter((path) => path.startsWith('port/'))).toHaveLength(3)
    expect(edits()).toHaveLength(1)
  })

  it('says who uses a picture before it is renamed, and not while it keeps its name [WORLD-2]', async () => {
    content.files.push(file('harbour/scene.json', 4), file('harbour/tasks/lamp.json', 5))
    content.texts.set('draft harbour/scene.json', '{ "elements": { "lamp": { "foot": 3 } } }')
    show('?file=harbour/element%20lamp.png')
    await press('Rename or move')
    const asks = await dialog()
    expect(asks.queryByText(/The scene shows it/)).toBeNull()
    const name = asks.getByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'element lantern.png')
    expect(await asks.findByText(/The scene shows it by its name, as “element lamp”/)).toBeTruthy()
    expect(asks.getByText(/The task “lamp” is opened there/)).toBeTruthy()
    await asks.findByText('1 other file mentions the old name and should be changed as well:')
    expect(asks.getByText('harbour/scene.json')).toBeTruthy()
  })

  it('has what players reached stay with a mission or task that is renamed, unless that is not wanted [WORLD-5]', async () => {
    content.texts.set('draft adventure.json', '{ "rootMission": "harbour" }')
    show('?file=harbour')
    await press('Rename or move')
    const asks = await dialog()
    const box = asks.getByRole('checkbox', { name: 'What players have reached stays with it' })
    expect(asks.queryByText(/hangs on its name/)).toBeNull()
    await userEvent.click(box)
    expect(asks.getByText(/hangs on its name/)).toBeTruthy()
    await userEvent.click(box)
    const name = asks.getByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'port')
    await userEvent.click(asks.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(edits()).toHaveLength(1))
    expect(edits()[0]?.edits.at(-1)).toEqual({
      ...{ kind: 'put', path: 'adventure.json', hash: hash(9) },
      from: hash(1),
    })
    expect(asked.filter(({ url }) => url.endsWith('/v2/content-blobs'))).toHaveLength(1)
  })

  it('says so where adventure.json cannot be read, and renames nothing [WORLD-5]', async () => {
    content.texts.set('draft adventure.json', '{ broken')
    show('?file=harbour/tasks/ropes.json')
    await press('Rename or move')
    const asks = await dialog()
    const name = asks.getByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'knots.json')
    expect(
      await asks.findByText('1 other file mentions the old name and should be changed as well:'),
    ).toBeTruthy()
    await userEvent.click(asks.getByRole('button', { name: 'Save' }))
    expect(await asks.findByText(/^The file adventure\.json cannot be read/)).toBeTruthy()
    expect(edits()).toEqual([])
  })

  it('says what goes with a file before it is deleted [WORLD-2]', async () => {
    show('?file=harbour/tasks/ropes.json')
    await press('Delete')
    const asks = await dialog()
    expect(asks.getByText('A task disappears. Players keep the points they earned with it.')).toBeTruthy()
    await asks.findByText('2 other files mention it, and should be changed as well:')
    await asks.findByText('12 players have finished tasks here already.')
    expect(asks.getByText('harbour/mission.json')).toBeTruthy()
    await userEvent.click(asks.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(content.files).toHaveLength(3))
    expect(edits()[0]?.edits).toEqual([{ kind: 'delete', path: 'harbour/tasks/ropes.json', from: hash(2) }])
  })

  it('asks before a zip replaces the draft, and is told where it changed meanwhile [WORLD-5] [WORLD-6]', async () => {
    content.refusals.set('POST /v2/content/harbour-tour/zip', [refusal(409, 'draft-changed')])
    show()
    await choose('Replace with a zip', [new File(['PK'], 'all.zip')])
    const asks = await dialog()
    expect(asks.getByText(/becomes exactly what is in the zip/)).toBeTruthy()
    await userEvent.click(asks.getByRole('button', { name: 'Replace everything' }))
    await asks.findByText(/^Somebody else changed the draft/)
    await userEvent.click(asks.getByRole('button', { name: 'Replace everything' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.filter(({ url }) => url.includes('/zip?revision=7'))).toHaveLength(2)
  })

  it('offers everything as one zip, and discards the draft after a question [WORLD-5]', async () => {
    const router = show()
    const link = await screen.findByRole('link', { name: 'Download everything (zip)' })
    expect(link.getAttribute('href')).toMatch(/\/v2\/content\/harbour-tour\/zip$/)
    await press('Discard the draft')
    const asks = await dialog()
    await userEvent.click(asks.getByRole('button', { name: 'Discard the draft' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/content'))
    expect(asked.some(({ method, url }) => method === 'DELETE' && url.endsWith('?revision=7'))).toBe(true)
  })
})
