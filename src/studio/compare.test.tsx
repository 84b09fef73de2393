import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { asked, refusal } from '#src/testing/fake-server.ts'
import { anAdventure, aVersion, content, hash, serveContent } from '#src/testing/fake-content.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const show = (room: string) =>
  showRoute('/app/content', <ContentRoute />, `/app/content/harbour-tour/versions${room}`)
const COMPARE = '/compare?before=3&after=draft'
const side = (n: number, bytes = 2048) => ({ hash: hash(n), bytes })
const WORDS = 'text/en.json'

/** The row of a file, opened. */
async function opened(path: string) {
  const summary = (await screen.findByText(path)).closest('summary')
  if (!summary) throw new Error(`${path} is not listed`)
  await userEvent.click(summary)
  return within(summary.parentElement ?? document.body)
}

describe('comparing versions', () => {
  beforeEach(async () => {
    await speakIn('en')
    serveContent()
    content.versions = [aVersion(4), aVersion(3, { isCurrent: false })]
    content.compared = [
      { path: WORDS, before: side(1), after: side(2), was: null },
      { path: 'harbour/scene.png', before: side(1), after: side(2), was: null },
      { path: 'harbour/film.webm', before: null, after: side(3), was: null },
      { path: 'harbour/old.mp3', before: side(4), after: null, was: null },
      { path: 'pier/mission.json', before: side(5), after: side(5), was: 'harbour/mission.json' },
    ]
    content.texts = new Map([
      [`3 ${WORDS}`, '{"name":"Harbour","tasks":{}}'],
      [`draft ${WORDS}`, '{ "name": "Pier", "tasks": {} }'],
    ])
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('leads from each version to what came after it [WORLD-3]', async () => {
    show('')
    const link = await screen.findByRole('link', { name: 'Compare version 3' })
    expect(link.getAttribute('href')).toBe('#/app/content/harbour-tour/versions/compare?before=3&after=draft')
    cleanup()
    content.adventures = [anAdventure({ draft: null, build: null })]
    content.versions = [aVersion(4), aVersion(3, { hasFiles: false, isCurrent: false })]
    queryClient.clear()
    show('')
    await screen.findByRole('heading', { name: 'Version 4' })
    expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull()
  })

  it('lists the files that differ by what they are of, and says what became of each [WORLD-3]', async () => {
    show(COMPARE)
    expect(await screen.findByText('5 files differ.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Texts: 1 file' })).toBeTruthy()
    for (const [path, how] of [
      ['harbour/film.webm', 'New'],
      ['harbour/old.mp3', 'Deleted'],
      [WORDS, 'Changed'],
      ['pier/mission.json', 'Renamed'],
    ] as const) {
      expect(screen.getByText(path).closest('summary')?.textContent).toContain(how)
    }
    const moved = await opened('pier/mission.json')
    expect(moved.getByText(/^Before, it was harbour\/mission\.json/)).toBeTruthy()
  })

  it('shows the lines of a text that differ, each marked for eye and ear, whatever its layout [WORLD-3]', async () => {
    show(COMPARE)
    const row = await opened(WORDS)
    const lines = within(await row.findByRole('region', { name: 'Lines of en.json that differ' }))
    expect(lines.getByText('"name": "Harbour",').closest('del')?.textContent).toContain('Deleted:')
    expect(lines.getByText('"name": "Pier",').closest('ins')?.textContent).toContain('Added:')
    expect(lines.getByText('"tasks": {}').closest('ins, del')).toBeNull()
    cleanup()
    queryClient.clear()
    content.texts.set(`draft ${WORDS}`, '{\n"name":"Harbour", "tasks":{} }')
    show(COMPARE)
    expect(await (await opened(WORDS)).findByText(/^Only the layout differs/)).toBeTruthy()
  })

  it('shows a picture before and after, side by side, and has anything else saved [WORLD-3]', async () => {
    show(COMPARE)
    const row = await opened('harbour/scene.png')
    const pictures = row.getAllByRole('img', { name: 'What scene.png shows' })
    expect(pictures.map((one) => /of=(\d+)/.exec(one.getAttribute('src') ?? '')?.[1])).toEqual([
      '3',
      undefined,
    ])
    const gone = await opened('harbour/old.mp3')
    expect(gone.getByText('There was no such file.')).toBeTruthy()
    expect(gone.getAllByRole('link', { name: 'Download' })).toHaveLength(1)
  })

  it('compares others as they are chosen, by keyboard as well, and keeps them in the address [WORLD-3]', async () => {
    show(COMPARE)
    const after = await screen.findByLabelText('After')
    expect(within(after).getAllByRole('option')).toHaveLength(3)
    expect(within(screen.getByLabelText('Before')).getAllByRole('option')).toHaveLength(2)
    await userEvent.selectOptions(after, '4')
    await screen.findByText('5 files differ.')
    const calls = asked.filter(({ url }) => url.includes('/comparison')).map(({ url }) => new URL(url).search)
    expect(calls).toEqual(['', '?to=4'])
    await userEvent.selectOptions(screen.getByLabelText('After'), '3')
    expect(await screen.findByText('Choose two different versions.')).toBeTruthy()
  })

  it('says so where one of them cannot be compared, and where there is nothing to compare [WORLD-3]', async () => {
    content.refusals.set('GET /v2/content/harbour-tour/versions/3/comparison', [
      refusal(409, 'files-unknown'),
    ])
    show(COMPARE)
    expect(await screen.findByText(/^One of the two cannot be compared/)).toBeTruthy()
    cleanup()
    queryClient.clear()
    content.versions = [aVersion(1, { hasFiles: false })]
    show('/compare')
    expect(await screen.findByText(/^There is nothing to compare yet/)).toBeTruthy()
  })

  it.each(LANGUAGE_CODES)('says everything in %s [LANG-1] [WORLD-3]', async (language) => {
    await speakIn(language)
    show(COMPARE)
    await opened(WORDS)
    await opened('pier/mission.json')
    expect(document.body.textContent).not.toMatch(/content\.\w/)
  })
})
