import { asked, refusal } from '#src/testing/fake-server.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { buildQuery, CONTENT, draftQuery } from '#src/features/content/queries.ts'
import { Failure } from '#src/lib/failure.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { aBuild, anAdventure, aVersion, content, serveContent } from '#src/testing/fake-content.ts'
import { press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const show = (room = 'files') =>
  showRoute('/app/content', <ContentRoute />, `/app/content/harbour-tour/${room}`)
const dialog = async () => within(await screen.findByRole('dialog'))
const lookAgain = () => act(() => queryClient.invalidateQueries({ queryKey: [CONTENT] }))
const bodyOf = (end: string): unknown =>
  JSON.parse(String(asked.findLast(({ method, url }) => method === 'POST' && url.endsWith(end))?.body))

describe('a draft that is worked on elsewhere, too', () => {
  beforeEach(async () => {
    await speakIn('en')
    serveContent()
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('and was discarded there is gone here, and nothing is asked of it any more [WORLD-6]', async () => {
    show()
    await screen.findByText('Ready to publish')
    content.refusals.set('GET /v2/content/harbour-tour/files', [refusal(404, 'not-found')])
    content.adventures = [anAdventure({ draft: null, build: null })]
    await act(() => queryClient.invalidateQueries({ queryKey: draftQuery('harbour-tour').queryKey }))
    await screen.findByText(/^This adventure has no draft at the moment\. Begin one/)
    const pause = (query: { refetchInterval?: unknown }, error: Failure | null, data?: object) =>
      (query.refetchInterval as (of: object) => unknown)({ state: { error, data } })
    const build = buildQuery('harbour-tour', aBuild(7).id)
    const running = aBuild(7, { state: 'running' })
    expect(pause(build, new Failure(404, ''), running)).toBe(false)
    expect(pause(draftQuery('harbour-tour'), new Failure(404, ''))).toBe(false)
    expect(pause(build, new Failure(0, ''), running)).toBeGreaterThan(Number(pause(build, null, running)))
  })

  it('is discarded as it was when the question was asked [WORLD-6]', async () => {
    show()
    await press('Discard the draft')
    const asks = await dialog()
    content.revision = 8
    await lookAgain()
    await userEvent.click(asks.getByRole('button', { name: 'Discard the draft' }))
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true))
    expect(asked.find(({ method }) => method === 'DELETE')?.url).toMatch(/\?revision=7$/)
  })

  it('is checked once the line is back [WORLD-2]', async () => {
    content.adventures = [anAdventure({ build: aBuild(6) })]
    content.refusals.set('POST /v2/content/harbour-tour/builds', ['no-answer'])
    show('check')
    await screen.findByText('The check did not begin', undefined, { timeout: 10_000 })
    fireEvent(window, new Event('online'))
    await screen.findByText('Ready to publish')
  })

  it('is published as it was checked when the question was asked, over nobody unseen [WORLD-3] [WORLD-6]', async () => {
    show()
    await screen.findByText('Ready to publish')
    await press('Publish')
    const asks = await dialog()
    const theirs = aVersion(5, { published: { at: '2026-11-23T12:00:00.000Z', by: 'Bo Berg' } })
    content.versions = [theirs, aVersion(4, { isCurrent: false })]
    const newer = aBuild(8, { id: '0f1a2b3c-0c3e-4c55-9f0c-2f3d8c1a7b10', base: 5 })
    content.revision = 8
    content.adventures = [anAdventure({ version: theirs, build: newer })]
    await lookAgain()
    content.refusals.set('POST /v2/content/harbour-tour/versions', [refusal(409, 'newer-published')])
    await userEvent.click(asks.getByRole('button', { name: 'Publish' }))
    await asks.findByText(/^Bo Berg published version 5 meanwhile/)
    expect(bodyOf('/versions')).toMatchObject({ buildId: aBuild(7).id, version: 4 })
  })

  it('is checked anew where somebody published since, before it is published [WORLD-3] [WORLD-6]', async () => {
    content.versions = [aVersion(5), aVersion(4, { isCurrent: false })]
    content.adventures = [anAdventure({ version: aVersion(5), build: aBuild(7, { base: 4 }) })]
    show('check')
    await screen.findByText('As soon as the check is done.')
    await press('Check now')
    await screen.findByText('Ready to publish')
    await press('Publish')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Publish' }))
    await screen.findByText('Version 6 is published.')
    expect(bodyOf('/versions')).toMatchObject({ version: 5 })
  })

  it.each(LANGUAGE_CODES)(
    'and that has none now says in %s what it begins with [LANG-1] [WORLD-1]',
    async (language) => {
      await speakIn(language)
      content.adventures = [anAdventure({ draft: null, build: null })]
      show()
      const download = await waitFor(() => {
        const found = document.querySelector('a[download]')
        expect(found).toBeTruthy()
        return found
      })
      await userEvent.click(download?.parentElement?.querySelector('button') ?? document.body)
      await screen.findByRole('dialog')
      expect(document.body.textContent).not.toMatch(/content\.\w/)
    },
  )
})
