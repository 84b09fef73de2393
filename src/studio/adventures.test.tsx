import { asked } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { aBuild, anAdventure, content, serveContent } from '#src/testing/fake-content.ts'
import { refusal } from '#src/testing/fake-server.ts'
import { press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const show = (path = '/app/content') => showRoute('/app/content', <ContentRoute />, path)
const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') ?? document.body)
const begun = (): unknown =>
  JSON.parse(
    String(asked.findLast(({ method, url }) => method === 'POST' && url.endsWith('/v2/content'))?.body),
  )
const dialog = async () => within(await screen.findByRole('dialog'))

describe('the adventures of a tenant', () => {
  beforeEach(async () => {
    await speakIn('en')
    serveContent()
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('says of each what players see, what waits, and what the check found [WORLD-1]', async () => {
    const finding = { severity: 'error' as const, file: 'adventure.json', problem: 'x', hint: 'y' }
    content.adventures = [
      anAdventure({ build: aBuild(7, { findings: [finding, finding] }) }),
      anAdventure({
        folder: 'isles',
        name: 'Lantern Isles',
        published: 'release',
        version: null,
        draft: null,
        players: 1,
      }),
    ]
    show()
    const own = await card('Harbour tour')
    for (const words of [
      'Players see version 4',
      'Unpublished changes',
      '2 errors',
      '128 players',
      'harbour-tour',
    ])
      expect(own.getByText(words)).toBeTruthy()
    expect(own.getByText(/^Version 4, /)).toBeTruthy()
    expect(own.queryByRole('button')).toBeNull()
    const isles = await card('Lantern Isles')
    expect(isles.getByText('Players see the original')).toBeTruthy()
    expect(isles.getByText('1 player')).toBeTruthy()
    expect(screen.getByText('3 MB of 100 MB used')).toBeTruthy()
  })

  it('begins one with a name, a folder that follows from it, and what it begins as [WORLD-1]', async () => {
    const router = show()
    await press('New adventure')
    const asks = await dialog()
    await userEvent.type(asks.getByLabelText('Name'), 'Łódź, ganz größer!')
    const folder = asks.getByLabelText<HTMLInputElement>('Name of its folder')
    expect(folder.value).toBe('lodz-ganz-grosser')
    await userEvent.click(asks.getByRole('radio', { name: 'A copy' }))
    await userEvent.selectOptions(asks.getByLabelText('Which one'), 'Harbour tour')
    await userEvent.click(asks.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/content/lodz-ganz-grosser/files'))
    expect(begun()).toMatchObject({
      ...{ folder: 'lodz-ganz-grosser', from: 'harbour-tour', name: 'Łódź, ganz größer!' },
    })
  })

  it('goes on with the tasks of a small start, which are written over [WORLD-1] [AUTHOR-1]', async () => {
    const router = show()
    await press('New adventure')
    const asks = await dialog()
    await userEvent.type(asks.getByLabelText('Name'), 'Two')
    await userEvent.click(asks.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/content/two/tasks'))
  })

  it('refuses a folder that is taken, or is none, before anything is sent [WORLD-1]', async () => {
    show()
    await press('New adventure')
    const asks = await dialog()
    await userEvent.type(asks.getByLabelText('Name'), 'Harbour tour')
    expect(asks.getByText('There is an adventure with this folder already.')).toBeTruthy()
    const folder = asks.getByLabelText('Name of its folder')
    await userEvent.clear(folder)
    await userEvent.type(folder, 'Über uns')
    await userEvent.click(asks.getByRole('button', { name: 'Create' }))
    expect(asks.getByText(/^Use small letters/)).toBeTruthy()
    expect(asked.some(({ method }) => method === 'POST')).toBe(false)
  })

  it('says why one could not be begun, and sends the next try under the same id [WORLD-1]', async () => {
    content.refusals.set('POST /v2/content', [refusal(422, 'tenant-full'), 'no-answer'])
    show()
    await press('New adventure')
    const asks = await dialog()
    await userEvent.type(asks.getByLabelText('Name'), 'Two')
    for (const words of [/^There is no space left/, /^The connection was lost/]) {
      await userEvent.click(asks.getByRole('button', { name: 'Create' }))
      await asks.findByText(words)
    }
    await userEvent.click(asks.getByRole('button', { name: 'Create' }))
    await screen.findByRole('heading', { level: 1, name: 'Two' })
    const ids = asked.filter(({ method }) => method === 'POST').map(({ body }) => String(body))
    expect(new Set(ids.filter((one) => one.includes('"two"')))).toHaveProperty('size', 1)
  })

  it('makes an adventure of the release its own, after it has said what that means [WORLD-1]', async () => {
    content.adventures = [anAdventure({ published: 'release', version: null, draft: null })]
    const router = show()
    await press('Make it our own')
    const asks = await dialog()
    expect(asks.getByText(/nobody loses progress/)).toBeTruthy()
    expect(asks.getByText(/no longer change this adventure/)).toBeTruthy()
    await userEvent.click(asks.getByRole('button', { name: 'Make it our own' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/content/harbour-tour/files'))
    expect(begun()).toMatchObject({ folder: 'harbour-tour', from: 'harbour-tour' })
  })

  it.each(['tasks', 'check', 'history'])(
    'leads from %s to the files where there is no draft [WORLD-1]',
    async (room) => {
      content.adventures = [anAdventure({ published: 'release', version: null, draft: null })]
      show(`/app/content/harbour-tour/${room}`)
      await waitFor(() =>
        expect(screen.getByRole('link', { name: 'Files' }).getAttribute('aria-current')).toBe('page'),
      )
      expect(await screen.findByRole('button', { name: 'Make it our own' })).toBeTruthy()
    },
  )

  it('makes one of a zip [WORLD-1]', async () => {
    show()
    await screen.findByRole('button', { name: 'From a zip' })
    const zip = new File(['PK'], 'Winter Isles.zip', { type: 'application/zip' })
    await userEvent.upload(screen.getByLabelText('From a zip', { selector: 'input' }), zip)
    const asks = await dialog()
    expect(asks.getByLabelText<HTMLInputElement>('Name of its folder').value).toBe('winter-isles')
    await userEvent.click(asks.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.some(({ url }) => url.endsWith('/v2/content/winter-isles/zip?revision=0'))).toBe(true)
  })

  it('is empty with a way on, and no page for roles that may not see it [WORLD-1]', async () => {
    content.adventures = []
    show()
    await screen.findByText(/^No adventures yet/)
    cleanup()
    queryClient.clear()
    content.refusals.set('GET /v2/content', [refusal(404, 'not-found')])
    show()
    await screen.findByText('Only designers and admins can make adventures.')
    expect(screen.queryByRole('button', { name: 'New adventure' })).toBeNull()
  })

  it.each(LANGUAGE_CODES)('says everything in %s [LANG-1] [WORLD-1]', async (language) => {
    await speakIn(language)
    show()
    await screen.findByRole('heading', { level: 2, name: 'Harbour tour' })
    expect(document.body.textContent).not.toMatch(/content\.\w/)
  })
})
