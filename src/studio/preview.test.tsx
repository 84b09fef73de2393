import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import type { Preview } from '#shared/contract/previews.ts'
import { dropTab, readTab, tabKeys, writeTab } from '#src/lib/tab-storage.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { aBuild, anAdventure, content, serveContent } from '#src/testing/fake-content.ts'
import { answerWith, asked, ok, refusal, type Answer } from '#src/testing/fake-server.ts'
import { press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const ID = '0b4b6a52-0c3e-4c55-9f0c-2f3d8c1a7b11'
const aPreview: Preview = {
  ...{ id: ID, folder: 'harbour-tour', name: 'Harbour tour', shows: 'draft', number: 7, stage: 'newcomer' },
  languages: ['en', 'pl'],
  expiresAt: '2030-11-23T10:00:00.000Z',
}
const show = (path = `/app/content/_preview/${ID}`) => showRoute('/app/content', <ContentRoute />, path)
const frame = () => screen.findByTitle<HTMLIFrameElement>('Harbour tour, as players see it')

function servePreview(answer: Answer = ok(aPreview)): void {
  answerWith((url, body) => {
    if (!url.includes(`/v2/previews/${ID}`)) return ok({})
    return url.endsWith('/restart') ? ok({ ...aPreview, ...(JSON.parse(String(body)) as object) }) : answer
  })
}

describe('a preview', () => {
  beforeEach(async () => {
    await speakIn('en')
    servePreview()
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
    for (const key of tabKeys('')) dropTab(key)
  })

  it('is the game in a frame, below a bar that says what it shows and until when [WORLD-4]', async () => {
    const router = show()
    expect((await frame()).getAttribute('src')).toBe(`/preview/${ID}`)
    expect(screen.getByRole('heading', { level: 1, name: 'Harbour tour' })).toBeTruthy()
    expect(screen.getByText('Draft, change 7')).toBeTruthy()
    expect(screen.getByText(/^Nothing you do here is counted/)).toBeTruthy()
    await press('Leave the preview')
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/content/harbour-tour/files'))
  })

  it('begins anew as somebody else, and forgets what its frame stored [WORLD-4]', async () => {
    show()
    const before = await frame()
    writeTab('apart moves', '1')
    await userEvent.click(screen.getByLabelText('Everything open'))
    await waitFor(async () => expect(await frame()).not.toBe(before))
    expect(asked.at(-1)).toMatchObject({ method: 'POST', body: JSON.stringify({ stage: 'open' }) })
    expect(readTab('apart moves')).toBeNull()
    const opened = await frame()
    await press('Start over')
    await waitFor(async () => expect(await frame()).not.toBe(opened))
    expect(asked.at(-1)).toMatchObject({ body: JSON.stringify({ stage: 'open' }) })
  })

  it('speaks another language of the adventure, and no other [WORLD-4] [LANG-1]', async () => {
    show()
    const before = await frame()
    expect(screen.queryByLabelText('Deutsch')).toBeNull()
    await userEvent.click(screen.getByLabelText('Polski'))
    await waitFor(async () => expect(await frame()).not.toBe(before))
    expect(readTab('apart _locale')).toBe('pl')
  })

  it.each([
    ['preview-ended', /^This preview has ended/],
    ['not-found', 'Only designers and admins can open previews.'],
  ])('says why it cannot be seen: %s [WORLD-4]', async (code, sentence) => {
    servePreview(refusal(404, code))
    const router = show()
    await screen.findByText(sentence)
    expect(document.querySelector('iframe')).toBeNull()
    await press('To the content page')
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/content'))
  })

  it.each(LANGUAGE_CODES)('says everything in %s [LANG-1] [WORLD-4]', async (language) => {
    await speakIn(language)
    show()
    await screen.findByRole('heading', { level: 1, name: 'Harbour tour' })
    expect(document.body.textContent).not.toMatch(/previews\.\w/)
  })
})

describe('the content page', () => {
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('opens what was built [WORLD-4]', async () => {
    await speakIn('en')
    serveContent()
    content.adventures = [anAdventure({ build: aBuild(content.revision) })]
    show('/app/content/harbour-tour/files')
    const button = await screen.findByRole('button', { name: 'Preview' })
    expect(button.getAttribute('aria-disabled')).toBeNull()
  })
})
