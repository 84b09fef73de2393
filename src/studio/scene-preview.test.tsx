import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import type { Preview } from '#shared/contract/previews.ts'
import { choosePreview, previewChoice } from '#src/features/previews/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { dropTab, readTab, tabKeys } from '#src/lib/tab-storage.ts'
import { drafts, serveScenes } from '#src/testing/fake-scenes.ts'
import { aBuild } from '#src/testing/fake-content.ts'
import { asked, ok } from '#src/testing/fake-server.ts'
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
const BEGIN = `POST /v2/content/harbour-tour/builds/${aBuild(7).id}/preview`
const RESTART = `POST /v2/previews/${ID}/restart`
const START = previewChoice.getState()

const show = () => showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/scenes/harbour')
const frame = () => screen.findByTitle<HTMLIFrameElement>('Harbour, as players see it')
const address = async () => (await frame()).getAttribute('src') ?? ''

/** The page of the game as it stands in the frame. */
async function stand(html: string): Promise<void> {
  const node = await frame()
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = `<div id="root"><div data-scene="harbour" data-ready="true"><nav data-scene-head>
    <button>List</button><button data-element="lamp" aria-label="Lamp"></button></nav></div>${html}</div>`
  for (const one of page.querySelectorAll('[data-element]'))
    one.getBoundingClientRect = () => new DOMRect(100, 100, 50, 50)
  page.elementFromPoint = () => page.querySelector('aside') ?? page.querySelector('[data-scene]')
  Object.defineProperty(node, 'contentDocument', { value: page, configurable: true })
  fireEvent.load(node)
}

describe('the preview in the scene editor', () => {
  beforeEach(async () => {
    await speakIn('en')
    for (const key of localKeys('')) dropLocal(key)
    serveScenes()
    drafts.refusals.set(
      BEGIN,
      Array.from({ length: 20 }, () => ok(aPreview)),
    )
    for (const stage of ['newcomer', 'halfway', 'done'] as const)
      drafts.refusals.set(RESTART, [...(drafts.refusals.get(RESTART) ?? []), ok({ ...aPreview, stage })])
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
    previewChoice.setState(START, true)
    for (const key of tabKeys('')) dropTab(key)
  })

  it('shows the mission that is open in the game itself, as large as the device that is chosen [DESIGN-4] [WORLD-4]', async () => {
    show()
    await press('Preview as players see it')
    expect(await address()).toBe(`/preview/${ID};mission=harbour#/app/game/plot/map/harbour/Harbour`)
    expect((await frame()).getAttribute('width')).toBe('1366')
    await userEvent.click(screen.getByLabelText('Phone'))
    const phone = await frame()
    expect([phone.getAttribute('width'), phone.getAttribute('height')]).toEqual(['390', '844'])
    expect(screen.queryByRole('group', { name: 'Scene' })).toBeNull()
    await press('Preview as players see it')
    await screen.findByRole('group', { name: 'Scene' })
  })

  it('begins as who is chosen, and looks at what is chosen [DESIGN-4] [WORLD-4]', async () => {
    show()
    await press('Preview as players see it')
    await frame()
    await userEvent.click(screen.getByLabelText('Locked'))
    await waitFor(async () => expect(await address()).toContain(';mission=harbour;places=locked#'))
    await userEvent.selectOptions(screen.getByLabelText('Language of the adventure'), 'en')
    await userEvent.click(screen.getByLabelText('Dark'))
    await userEvent.click(screen.getByLabelText('Chosen'))
    await userEvent.click(screen.getByLabelText('Snow'))
    await userEvent.click(screen.getByLabelText('Bubbles'))
    await userEvent.click(screen.getByLabelText('Less motion'))
    expect(await address()).toContain(
      ';mission=harbour;places=locked;colours=dark;weather=snow.bubbles;motion=less#',
    )
    expect(readTab('apart _locale')).toBe('en')
    const restarts = () => asked.filter(({ url }) => url.endsWith('/restart')).map(({ body }) => body)
    await userEvent.click(screen.getByLabelText('Half-way'))
    await waitFor(() => expect(restarts().at(-1)).toBe('{"stage":"halfway"}'))
    await userEvent.click(screen.getByLabelText('Everything done'))
    await waitFor(() => expect(restarts().at(-1)).toBe('{"stage":"done"}'))
  })

  it('names what lies over a place of the scene, and leads to it [DESIGN-4]', async () => {
    show()
    await press('Preview as players see it')
    await stand('<aside aria-label="Tasks"></aside>')
    const cover = await screen.findByRole('button', { name: /^Lamp.*100% beneath: Tasks$/ })
    await userEvent.click(cover)
    await screen.findByRole('heading', { level: 2, name: 'Lamp' })
    await press('Preview as players see it')
    await stand('')
    await screen.findByText('Every place can be pressed.')
  })

  it('numbers the places as they are read, and reads one earlier [DESIGN-4] [STAGE-8]', async () => {
    choosePreview({ hasNumbers: true })
    show()
    const onScene = (name: string, node: Element) => name === 'Bell' && node.hasAttribute('data-element')
    await userEvent.click(await screen.findByRole('button', { name: onScene }))
    await press('Preview as players see it')
    await stand('')
    await waitFor(() => expect(document.querySelectorAll('ol[aria-hidden] li')).toHaveLength(1))
    const rows = () =>
      within(screen.getByRole('list', { name: 'Places, in reading order' }))
        .getAllByRole('button')
        .flatMap(({ textContent }) => (['Lamp', 'Bell'].includes(textContent) ? [textContent] : []))
    await press('Read earlier')
    await waitFor(() => expect(rows()).toEqual(['Bell', 'Lamp']))
  })

  it('says where no preview could be opened, and tries again [DESIGN-4]', async () => {
    drafts.refusals.set(BEGIN, [{ status: 500 }, ok(aPreview)])
    show()
    await press('Preview as players see it')
    await screen.findByText('The preview could not be loaded.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await frame()
  })

  it.each(LANGUAGE_CODES)('says everything in %s [LANG-1] [DESIGN-4]', async (language) => {
    await speakIn(language)
    show()
    await userEvent.click(await waitForToggle())
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
    expect(document.body.textContent).not.toMatch(/(scenes|previews)\.\w/)
  })
})

const waitForToggle = () =>
  waitFor(() => {
    const [toggle] = document.querySelectorAll('header button[aria-pressed]')
    if (!toggle) throw new Error('there is no editor yet')
    return toggle
  })
