import { asked, ok, refusal } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { aBuild, anAdventure, aVersion, content, serveContent } from '#src/testing/fake-content.ts'
import { press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const show = (room: string) =>
  showRoute('/app/content', <ContentRoute />, `/app/content/harbour-tour/${room}`)
const dialog = async () => within(await screen.findByRole('dialog'))
const bodyOf = (end: string): unknown =>
  JSON.parse(String(asked.findLast(({ method, url }) => method === 'POST' && url.endsWith(end))?.body))
const FINDINGS = [
  {
    severity: 'advice' as const,
    file: 'harbour/scene.json',
    problem: 'It is large.',
    hint: 'Make it smaller.',
  },
  { severity: 'advice' as const, file: 'harbour/mission.json', problem: 'No order.', hint: 'Say one.' },
  {
    severity: 'error' as const,
    file: 'harbour/mission.json',
    problem: 'No such task.',
    hint: 'Name another.',
  },
]

describe('checking, publishing and bringing back', () => {
  beforeEach(async () => {
    await speakIn('en')
    serveContent()
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('says who lacks it where nobody has the adventure yet [WORLD-3]', async () => {
    content.adventures = [anAdventure({ players: 0 })]
    show('files')
    await screen.findByText('Ready to publish')
    await press('Publish')
    const asks = within(await screen.findByRole('dialog'))
    asks.getByText(/^Nobody has this adventure yet\. An admin assigns it/)
    await userEvent.click(asks.getByRole('button', { name: 'Publish' }))
    await screen.findByText('Version 5 is published.')
    screen.getByText(/^Nobody has this adventure yet/)
  })

  it('groups what the check found by file, errors first, each leading to its file [WORLD-2] [DESIGN-3]', async () => {
    content.adventures = [anAdventure({ build: aBuild(7, { findings: FINDINGS }) })]
    show('check')
    const list = await screen.findByRole('list', { name: 'What the check found' })
    const links = within(list).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'harbour/mission.json',
      'harbour/scene.json',
    ])
    expect(links[0]?.getAttribute('href')).toContain('file=harbour%2Fmission.json')
    const problems = within(list).getAllByText(/No such task|No order|It is large/)
    expect(problems.map(({ textContent }) => textContent)).toEqual([
      'No such task.',
      'No order.',
      'It is large.',
    ])
    expect(problems[0]?.closest('[lang]')?.getAttribute('lang')).toBe('en')
    expect(screen.getByText('1 error must be fixed first.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Publish' }).getAttribute('aria-disabled')).toBe('true')
  })

  it.each([
    ['pl', 'liczba misji to 305, a może ich być najwyżej 300', 'Podziel to na kilka przygód'],
    ['de', 'hat 305 Missionen, mehr als 300', 'Mach mehrere Abenteuer daraus'],
    ['es', 'tiene 305 misiones, más de 300', 'Divídela en varias aventuras'],
  ])(
    'says what the check found in the language of the page: %s [DESIGN-3] [LANG-1]',
    async (language, problem, hint) => {
      await speakIn(language)
      const words = {
        problem: { code: 'missions-too-many', values: { amount: 305, most: 300 } },
        hint: { code: 'missions-too-many-hint' },
        copied: '{ "a": 1 }',
      }
      const english = {
        severity: 'error' as const,
        file: '',
        problem: 'has 305 missions',
        hint: 'Make several.',
      }
      const unknown = {
        ...english,
        problem: 'is of a newer server',
        words: { ...words, problem: { code: 'new' } },
      }
      content.adventures = [anAdventure({ build: aBuild(7, { findings: [{ ...english, words }, unknown] }) })]
      show('check')
      const said = await screen.findByText(problem)
      expect(said.closest('[lang]')?.getAttribute('lang')).not.toBe('en')
      expect(screen.getByText((text) => text.startsWith(hint) && text.endsWith('{ "a": 1 }'))).toBeTruthy()
      expect(screen.queryByText('has 305 missions')).toBeNull()
      const other = screen.getByText('is of a newer server')
      expect(other.closest('[lang]')?.getAttribute('lang')).toBe('en')
    },
  )

  it('names the adventure itself where a finding is of no file [WORLD-2]', async () => {
    const whole = {
      severity: 'error' as const,
      file: '',
      problem: 'takes too long',
      hint: 'Make it smaller.',
    }
    content.adventures = [
      anAdventure({ build: aBuild(7, { state: 'failed', findings: [whole], changes: null }) }),
    ]
    show('check')
    const link = await screen.findByRole('link', { name: 'The whole adventure' })
    expect(link.getAttribute('href')).toBe('#/app/content/harbour-tour/files')
    expect(screen.getByText('1 error to fix')).toBeTruthy()
  })

  it('checks when it is asked to, follows it to its end, and says that all is well [WORLD-2]', async () => {
    content.adventures = [anAdventure({ build: null })]
    show('check')
    await screen.findByText('As soon as the check is done.')
    await press('Check now')
    await screen.findByText(/^All is well/)
    expect(screen.getByText('Ready to publish')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Publish' }).getAttribute('aria-disabled')).toBeNull()
  })

  it('checks by itself what was changed [WORLD-2]', async () => {
    content.adventures = [anAdventure({ build: aBuild(6) })]
    show('check')
    await screen.findByText('The check begins by itself')
    await screen.findByText('Ready to publish', undefined, { timeout: 30_000 })
    expect(asked.filter(({ method, url }) => method === 'POST' && url.endsWith('/builds'))).toHaveLength(1)
  })

  it('publishes with a summary and a note, and says what happens now [WORLD-3]', async () => {
    show('files')
    await screen.findByText('Ready to publish')
    await press('Publish')
    const asks = await dialog()
    for (const words of ['1 new mission', '2 changed missions', '1 changed task', 'Texts in English'])
      expect(asks.getByText(words)).toBeTruthy()
    expect(asks.getByText(/^128 players see it within seconds/)).toBeTruthy()
    await userEvent.type(asks.getByLabelText('Note for colleagues'), 'A warmer lamp')
    await userEvent.click(asks.getByRole('button', { name: 'Publish' }))
    await screen.findByText('Version 5 is published.')
    expect(screen.getByText(/Nobody loses progress\. Who is in the middle/)).toBeTruthy()
    expect(bodyOf('/versions')).toEqual({ buildId: aBuild(7).id, version: 4, note: 'A warmer lamp' })
  })

  it('says who published meanwhile, and publishes over it only when told to [WORLD-3] [WORLD-6]', async () => {
    show('files')
    await screen.findByText('Ready to publish')
    await press('Publish')
    const asks = await dialog()
    const theirs = aVersion(5, {
      note: 'New words',
      published: { at: '2026-11-23T12:00:00.000Z', by: 'Bo Berg' },
    })
    content.versions = [theirs, aVersion(4, { isCurrent: false })]
    content.adventures = [anAdventure({ version: theirs })]
    content.refusals.set('POST /v2/content/harbour-tour/versions', [refusal(409, 'newer-published')])
    await userEvent.click(asks.getByRole('button', { name: 'Publish' }))
    await asks.findByText(/^Bo Berg published version 5 meanwhile/)
    expect(asks.getByText('New words')).toBeTruthy()
    expect(asks.getByRole('link', { name: 'Look at the versions' }).getAttribute('href')).toBe(
      '#/app/content/harbour-tour/versions',
    )
    await userEvent.click(asks.getByRole('button', { name: 'Publish mine all the same' }))
    await screen.findByText('Version 6 is published.')
    expect(bodyOf('/versions')).toMatchObject({ version: 5 })
  })

  it('lists versions with who, when and why, and brings one back after it has said what that does [WORLD-3]', async () => {
    content.versions = [aVersion(4), aVersion(3, { isCurrent: false, note: 'First lamps', restored: 1 })]
    show('versions')
    const older = within(
      (await screen.findByRole('heading', { name: 'Version 3' })).closest('li') ?? document.body,
    )
    expect(older.getByText('First lamps')).toBeTruthy()
    expect(older.getByText('Version 1, brought back')).toBeTruthy()
    expect(screen.getByText('Players see this one')).toBeTruthy()
    await press('Bring back version 3')
    const asks = await dialog()
    expect(asks.getByText(/Nobody loses progress or points/)).toBeTruthy()
    expect(asks.getByText(/Your draft stays as it is/)).toBeTruthy()
    await userEvent.click(asks.getByRole('button', { name: 'Bring back' }))
    await screen.findByText('Version 3 is back.')
    expect(screen.queryByText(/is published\.$/)).toBeNull()
    expect(bodyOf('/versions/3/restore')).toEqual({ version: 4, note: '' })
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Version 5' })).toBeTruthy())
  })

  it('has an adventure of the release without a draft only looked at and made its own [WORLD-1]', async () => {
    content.adventures = [anAdventure({ published: 'release', version: null, draft: null, build: null })]
    show('files')
    await screen.findByText('This adventure came with the product. Make it your own to change it.')
    expect(screen.queryByRole('link', { name: 'Check' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  })

  it.each(LANGUAGE_CODES)('says everything in %s [LANG-1] [WORLD-3]', async (language) => {
    await speakIn(language)
    content.adventures = [anAdventure({ build: aBuild(7, { findings: FINDINGS }) })]
    show('check')
    await waitFor(() => expect(screen.getAllByText('harbour/mission.json')).toHaveLength(1))
    expect(document.body.textContent).not.toMatch(/content\.\w/)
  })

  it('shows each scene that looks different before and after, and what was not there [DESIGN-4] [WORLD-3]', async () => {
    const scenes = [
      { mission: 'harbour', names: { en: 'Harbour' }, before: '/scenes/was.webp', after: '/scenes/is.webp' },
      { mission: 'cellar', names: {}, before: null, after: '/scenes/cellar.webp' },
    ]
    const call = `GET /v2/content/harbour-tour/builds/${aBuild(7).id}/changed-scenes`
    content.refusals.set(call, [ok({ scenes })])
    show('files')
    await screen.findByText('Ready to publish')
    await press('Publish')
    const asks = await dialog()
    const before = await asks.findByRole('img', { name: 'Harbour, as players see it now' })
    expect(before.getAttribute('src')).toBe('/scenes/was.webp')
    asks.getByRole('img', { name: 'Harbour, as players will see it' })
    asks.getByRole('img', { name: 'cellar, as players will see it' })
    asks.getByText('Not there yet')
  })
})
