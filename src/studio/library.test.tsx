import { asked, refusal } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LibraryChange } from '#shared/contract/content-library.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { anAdventure, content, file, hash, serveContent } from '#src/testing/fake-content.ts'
import { press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const show = (path = '/app/content') => showRoute('/app/content', <ContentRoute />, path)
const dialog = async () => within(await screen.findByRole('dialog'))
const bodyOf = (end: string): unknown =>
  JSON.parse(String(asked.findLast(({ method, url }) => method === 'POST' && url.endsWith(end))?.body))

const CHANGES: LibraryChange[] = [
  { path: 'harbour/mission.json', mine: hash(1), theirs: hash(2), bytes: 9, isConflict: false },
  { path: 'harbour/tasks/knots.json', mine: null, theirs: hash(2), bytes: 9, isConflict: false },
  { path: 'text/en.json', mine: hash(4), theirs: hash(2), bytes: 9, isConflict: true },
  { path: 'harbour/element lamp.png', mine: hash(3), theirs: null, bytes: 0, isConflict: false },
]
const seen = ({ path, mine, theirs }: LibraryChange) => ({ path, mine, theirs })

describe('the library of a tenant’s makers', () => {
  beforeEach(async () => {
    await speakIn('en')
    serveContent([
      file('adventure.json'),
      file('harbour/mission.json', 1),
      file('harbour/element lamp.png', 3),
      file('text/en.json', 4),
    ])
    content.library = [{ folder: 'lantern-isles', name: 'Lantern Isles' }]
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('is begun from under its own name, or another [WORLD-1]', async () => {
    const router = show()
    await press('New adventure')
    const asks = await dialog()
    const radios = asks.getAllByRole('radio').map((one) => (one as HTMLInputElement).value)
    expect(radios).toEqual(['starter', 'library', 'copy', 'empty', 'zip'])
    await userEvent.click(asks.getByRole('radio', { name: 'From the library' }))
    expect(asks.getByText(/Later updates are offered to you/)).toBeTruthy()
    expect(asks.getByLabelText<HTMLInputElement>('Name of its folder').value).toBe('lantern-isles')
    await userEvent.click(asks.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/content/lantern-isles/files'))
    expect(bodyOf('/v2/content')).toMatchObject({ folder: 'lantern-isles', from: 'lantern-isles' })
    expect(bodyOf('/v2/content')).not.toHaveProperty('name')
  })

  it('is not needed: an adventure begins empty, or as a zip [WORLD-1] [WORLD-5]', async () => {
    show()
    await press('New adventure')
    const asks = await dialog()
    await userEvent.click(asks.getByRole('radio', { name: 'A zip' }))
    expect(asks.queryByLabelText('Name')).toBeNull()
    await userEvent.upload(
      asks.getByLabelText('Choose a zip', { selector: 'input' }),
      new File(['PK'], 'bay.zip'),
    )
    await (await dialog()).findByRole('heading', { name: 'New adventure from a zip' })
    await press('Cancel')
    await press('New adventure')
    const again = await dialog()
    await userEvent.click(again.getByRole('radio', { name: 'Empty' }))
    await userEvent.click(again.getByRole('button', { name: 'Create' }))
    expect(again.getByText('The adventure needs a name.')).toBeTruthy()
    await userEvent.type(again.getByLabelText('Name'), 'Bay')
    await userEvent.click(again.getByRole('button', { name: 'Create' }))
    await waitFor(() =>
      expect(bodyOf('/v2/content')).toMatchObject({ folder: 'bay', from: null, name: 'Bay' }),
    )
  })

  const offered = () => {
    content.changes = CHANGES
    content.adventures = [anAdventure({ updates: CHANGES.length })]
    show('/app/content/harbour-tour/files')
    return press('Look at the update')
  }

  it('offers an update by missions, tasks, texts and art; only what is chosen is taken [WORLD-1]', async () => {
    await offered()
    const asks = await dialog()
    await asks.findByRole('heading', { name: 'Missions and settings: 1 file' })
    for (const name of ['1 task', 'Texts: 1 file', 'Pictures, films and sounds: 1 file'])
      expect(asks.getByRole('heading', { name })).toBeTruthy()
    const boxOf = (name: RegExp) => asks.getByRole<HTMLInputElement>('checkbox', { name })
    expect(boxOf(/knots\.json is new/).checked).toBe(true)
    expect(boxOf(/element lamp\.png was deleted there/).checked).toBe(true)
    // ours stays unless somebody says so
    const conflict = boxOf(/text\/en\.json is newer there\. You have changed it as well/)
    expect(conflict.checked).toBe(false)
    await userEvent.click(boxOf(/element lamp/))
    await userEvent.click(asks.getByRole('button', { name: 'Take 2 files' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [mission, knots] = CHANGES
    expect(bodyOf('/library')).toMatchObject({
      taken: [mission, knots].map((one) => one && seen(one)),
      declined: [],
    })
    await screen.findByText(/has changed: 2 files/)
    expect(content.files.find(({ path }) => path === 'text/en.json')?.hash).toBe(hash(4))
  })

  it('shows both of what was changed here as well, and takes theirs or offers it no more [WORLD-1]', async () => {
    await offered()
    const asks = await dialog()
    await userEvent.click(await asks.findByText('Compare both'))
    expect(asks.getByRole('heading', { name: 'In the library' })).toBeTruthy()
    await waitFor(() => expect(asked.some(({ url }) => url.includes('of=library'))).toBe(true))
    for (const box of asks.getAllByRole<HTMLInputElement>('checkbox', { checked: true }))
      await userEvent.click(box)
    await userEvent.click(asks.getByRole('checkbox', { name: 'Do not offer the other 4 files again' }))
    await userEvent.click(asks.getByRole('button', { name: 'Keep ours' }))
    await waitFor(() => expect(screen.queryByText(/has changed/)).toBeNull())
    expect(bodyOf('/library')).toMatchObject({ taken: [], declined: CHANGES.map(seen) })
  })

  it('says where a file was changed meanwhile, and shows it as it is now [WORLD-6]', async () => {
    content.refusals.set('POST /v2/content/harbour-tour/library', [refusal(409, 'file-changed')])
    await offered()
    const asks = await dialog()
    await userEvent.click(await asks.findByRole('button', { name: 'Take 3 files' }))
    await asks.findByText(/^Somebody else changed it meanwhile/)
    expect(asked.filter(({ method, url }) => method === 'GET' && url.endsWith('/library'))).toHaveLength(2)
  })

  it.each(LANGUAGE_CODES)('says everything of it in %s [LANG-1] [WORLD-1]', async (language) => {
    await speakIn(language)
    content.changes = CHANGES
    content.adventures = [anAdventure({ updates: CHANGES.length })]
    show('/app/content/harbour-tour/files')
    const notice = await waitFor(() => {
      const found = document.querySelector('[data-offer]')
      expect(found).toBeTruthy()
      return found
    })
    await userEvent.click(notice?.querySelector('button') ?? document.body)
    const asks = await screen.findByRole('dialog')
    await waitFor(() => expect(asks.querySelectorAll('input[type=checkbox]')).toHaveLength(5))
    expect(document.body.textContent).not.toMatch(/content\.\w/)
  })
})
