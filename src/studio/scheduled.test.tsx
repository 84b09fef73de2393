import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { queryClient } from '#src/lib/query-client.ts'
import {
  aBuild,
  anAdventure,
  aSchedule,
  aVersion,
  content,
  draftOf,
  serveContent,
  TEAMS,
} from '#src/testing/fake-content.ts'
import { asked, refusal } from '#src/testing/fake-server.ts'
import { press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const show = (room: string) =>
  showRoute('/app/content', <ContentRoute />, `/app/content/harbour-tour/${room}`)
const dialog = async () => within(await screen.findByRole('dialog'))
const sentTo = (end: string): unknown =>
  JSON.parse(String(asked.findLast(({ method, url }) => method === 'POST' && url.endsWith(end))?.body))
const pilots = { id: TEAMS.pilots, name: 'Pilots' }
const onTrial = () => {
  const trial = aVersion(5, { isCurrent: false, isTrial: true, teams: [pilots] })
  content.versions = [trial, aVersion(4)]
  content.adventures = [
    anAdventure({ trial, draft: { ...draftOf(), isOnTrial: true }, build: aBuild(7, { base: 4 }) }),
  ]
}

beforeEach(async () => {
  await speakIn('en')
  serveContent()
})
afterEach(() => {
  cleanup()
  queryClient.clear()
})

describe('publishing for some teams first', () => {
  it('sends the teams that were chosen, and says that nobody else sees it [WORLD-3]', async () => {
    show('files')
    await screen.findByText('Ready to publish')
    await press('Publish')
    const asks = await dialog()
    await userEvent.click(asks.getByRole('radio', { name: 'Some teams first' }))
    await asks.findByText(/^Only members and leaders of these teams see it/)
    await userEvent.click(asks.getByRole('button', { name: 'Publish' }))
    await asks.findByText('Choose at least one team.')
    await userEvent.click(asks.getByRole('checkbox', { name: 'Pilots (12 players)' }))
    await userEvent.click(asks.getByRole('button', { name: 'Publish' }))
    await screen.findByText('Version 5 is shown to Pilots.')
    expect(sentTo('/versions')).toMatchObject({ teams: [TEAMS.pilots], version: 4 })
    expect(screen.getByText('Some teams see version 5')).toBeTruthy()
    expect(screen.getByText('Players see version 4')).toBeTruthy()
    expect(screen.queryByText('Unpublished changes')).toBeNull()
  })

  it('is offered only where everybody else has a version to stay with [WORLD-3]', async () => {
    content.adventures = [anAdventure({ published: null, version: null, build: aBuild(7, { base: null }) })]
    show('files')
    await screen.findByText('Ready to publish')
    await press('Publish')
    const asks = await dialog()
    expect(asks.queryByRole('radio', { name: 'Some teams first' })).toBeNull()
    expect(asks.getByRole('radio', { name: 'At a later time' })).toBeTruthy()
  })

  it('stays checked while it is tried, and goes on to everybody from the list of versions [WORLD-3]', async () => {
    onTrial()
    show('versions')
    const row = within(
      (await screen.findByRole('heading', { name: 'Version 5' })).closest('li') ?? document.body,
    )
    expect(row.getByText('Seen by Pilots')).toBeTruthy()
    expect(screen.getByText('Ready to publish')).toBeTruthy()
    await userEvent.click(row.getByRole('button', { name: 'Publish version 5 for everybody' }))
    const asks = await dialog()
    expect(asks.getByText(/^128 players see it within seconds/)).toBeTruthy()
    await userEvent.click(asks.getByRole('button', { name: 'Publish for everybody' }))
    await screen.findByText('Version 6 is published.')
    expect(sentTo('/versions/5/restore')).toEqual({ version: 5, note: '' })
  })

  it('ends where its teams are to see what everybody sees [WORLD-3]', async () => {
    onTrial()
    show('versions')
    await press('Stop showing it')
    const asks = await dialog()
    expect(asks.getByText(/^Pilots see what everybody sees/)).toBeTruthy()
    await userEvent.click(asks.getByRole('button', { name: 'Stop showing it' }))
    await waitFor(() => expect(screen.queryByText('Some teams see this one')).toBeNull())
    const call = asked.findLast(({ method }) => method === 'DELETE')
    expect(call?.url).toContain('/v2/content/harbour-tour/trial?number=5')
  })
})

describe('publishing at a later time', () => {
  const schedule = async (day: string, time: string) => {
    show('files')
    await screen.findByText('Ready to publish')
    await press('Publish')
    const asks = await dialog()
    await userEvent.click(asks.getByRole('radio', { name: 'At a later time' }))
    const fields = { day: asks.getByLabelText('Day'), time: asks.getByLabelText('Time') }
    for (const [field, text] of [
      [fields.day, day],
      [fields.time, time],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, text)
    }
    await userEvent.click(asks.getByRole('button', { name: 'Schedule' }))
    return asks
  }
  const ahead = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)

  it('sends the moment by the clocks of the tenant, shows who scheduled it, and takes it back [WORLD-3]', async () => {
    const asks = await schedule(ahead, '08:00')
    expect(asks.queryByText(/within seconds/)).toBeNull()
    await screen.findByText(/^A version is published on /)
    const { at } = sentTo('/schedule') as { at: string }
    expect(
      new Intl.DateTimeFormat('sv', {
        timeZone: 'Europe/Warsaw',
        dateStyle: 'short',
        timeStyle: 'short',
      }).format(new Date(at)),
    ).toBe(`${ahead} 08:00`)
    expect(screen.getByText(/^Scheduled by Dee Zign/)).toBeTruthy()
    await press('Do not publish it')
    const takes = await dialog()
    await userEvent.click(takes.getByRole('button', { name: 'Do not publish it' }))
    await waitFor(() => expect(screen.queryByText(/^A version is published on /)).toBeNull())
  })

  it('refuses a moment that is over, in the dialogue [WORLD-3]', async () => {
    const asks = await schedule('2020-01-01', '08:00')
    await asks.findByText('Choose a moment that lies ahead, within a year.')
    expect(asked.some(({ url }) => url.endsWith('/schedule'))).toBe(false)
  })

  it('says what publishing does to what waits, and offers no second moment [WORLD-3]', async () => {
    content.adventures = [anAdventure({ schedule: aSchedule() })]
    show('files')
    await screen.findByText('Ready to publish')
    await press('Publish')
    const asks = await dialog()
    expect(asks.getByText(/the scheduled one is not published/)).toBeTruthy()
    expect(asks.queryByRole('radio', { name: 'At a later time' })).toBeNull()
  })

  it('says why nothing was published, with what the check found, until that is read [WORLD-3]', async () => {
    const finding = {
      severity: 'error' as const,
      file: 'a/mission.json',
      problem: 'No such task.',
      hint: 'Name one.',
    }
    content.adventures = [anAdventure({ schedule: aSchedule({ refusal: 'errors', findings: [finding] }) })]
    show('versions')
    await screen.findByText(/^The version for .* was not published$/)
    expect(screen.getByText('No such task.')).toBeTruthy()
    await press('All right')
    await waitFor(() => expect(screen.queryByText('No such task.')).toBeNull())
  })

  it('says that another one waits, where a colleague was faster [WORLD-6]', async () => {
    content.refusals.set('POST /v2/content/harbour-tour/schedule', [refusal(409, 'already-scheduled')])
    const asks = await schedule(ahead, '08:00')
    await asks.findByText(/^Another version is scheduled already/)
  })
})

it('says after bringing back that the draft still has what came later [WORLD-3]', async () => {
  const back = aVersion(6, { restored: 4 })
  content.versions = [back, aVersion(5, { isCurrent: false }), aVersion(4, { isCurrent: false })]
  content.adventures = [anAdventure({ version: back, build: aBuild(7, { base: 6 }) })]
  show('versions')
  await screen.findByText(/^Version 4 was brought back\. The draft still has what came after it/)
  expect(screen.getByText('Players see version 6')).toBeTruthy()
  expect(screen.getByText('Players see this one').closest('li')?.textContent).toContain('Version 6')
})

it('names what changes, and unfolds long lists [WORLD-3]', async () => {
  const none = { added: 0, changed: 0, removed: 0 }
  const changes = {
    ...{ missions: { ...none, changed: 1 }, tasks: { ...none, removed: 1 }, texts: [], art: 65 },
    named: [
      {
        what: 'mission' as const,
        how: 'changed' as const,
        id: 'harbour',
        names: { en: 'Harbour', de: 'Hafen' },
      },
      { what: 'task' as const, how: 'removed' as const, id: 'ropes', names: {} },
    ],
    files: Array.from({ length: 8 }, (_, index) => ({
      path: `harbour/lamp ${index}.png`,
      how: 'changed' as const,
    })),
    fileCount: 9,
  }
  content.adventures = [anAdventure({ build: aBuild(7, { changes }) })]
  show('files')
  await screen.findByText('Ready to publish')
  await press('Publish')
  const asks = await dialog()
  for (const words of ['Harbour', 'ropes', '9 changed files', 'harbour/lamp 0.png', 'and 1 more'])
    expect(asks.getByText(words)).toBeTruthy()
  expect(asks.queryByText(/65/)).toBeNull()
})

it('lists who changed what, the newest first [WORLD-6]', async () => {
  content.history = [
    {
      revision: 7,
      at: '2026-11-23T10:05:00.000Z',
      by: 'Dee Zign',
      count: 1,
      edits: [{ kind: 'change', path: 'harbour/mission.json', to: null }],
    },
    {
      revision: 6,
      at: '2026-11-23T08:00:00.000Z',
      by: 'Bo Berg',
      count: 30,
      edits: [{ kind: 'move', path: 'a.png', to: 'b.png' }],
    },
    {
      revision: 1,
      at: '2026-11-23T07:59:00.000Z',
      by: 'Bo Berg',
      count: 214,
      edits: [{ kind: 'add', path: 'adventure.json', to: null }],
    },
  ]
  show('history')
  const list = await screen.findByRole('list', { name: 'What was changed, the newest first' })
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent.split(',')[0]),
  ).toEqual(['Dee Zign', 'Bo Berg', 'Bo Berg'])
  expect(within(list).getByRole('link', { name: 'a.png → b.png' }).getAttribute('href')).toContain(
    'file=b.png',
  )
  expect(within(list).getByText('and 29 more')).toBeTruthy()
  const begun = within(list).getByText('The draft began with 214 files')
  expect(begun.closest('details')?.open).toBe(false)
  await userEvent.click(begun)
  expect(begun.closest('details')?.open).toBe(true)
  expect(within(list).getByRole('link', { name: 'adventure.json' })).toBeTruthy()
  expect(within(list).getByText('and 213 more')).toBeTruthy()
})

it('puts one file back to what players see [WORLD-3]', async () => {
  const side = (n: number) => ({ hash: String(n).repeat(64), bytes: 10 })
  content.compared = [{ path: 'harbour/mission.json', before: side(3), after: side(1), was: null }]
  show('files?file=harbour%2Fmission.json')
  await press('Put back as published')
  const asks = await dialog()
  await userEvent.click(asks.getByRole('button', { name: 'Put back as published' }))
  await waitFor(() => expect(asked.some(({ url }) => url.endsWith('/edits'))).toBe(true))
  expect(sentTo('/edits')).toMatchObject({
    edits: [{ kind: 'put', path: 'harbour/mission.json', hash: '3'.repeat(64), from: '1'.repeat(64) }],
  })
})

it.each(LANGUAGE_CODES)('says all of it in %s [LANG-1] [WORLD-3]', async (language) => {
  await speakIn(language)
  onTrial()
  content.adventures = content.adventures.map((one) => ({ ...one, schedule: aSchedule({ teams: [pilots] }) }))
  show('versions')
  await waitFor(() => expect(screen.getAllByText(/Pilots/).length).toBeGreaterThan(1))
  expect(document.body.textContent).not.toMatch(/content\.\w/)
})
