import { asked, answerWith, ok } from '#src/testing/fake-server.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FiguresPage } from '#src/features/figures/FiguresPage.tsx'
import { PassedPage } from '#src/features/figures/PassedPage.tsx'
import { queryClient } from '#src/lib/query-client.ts'
import { idOf } from '#src/testing/admin-tenant.tsx'
import { aPage, serveFigures, VISITS, showFigures as show } from '#src/testing/figures-page.tsx'
import { speakIn } from '#src/testing/words.ts'

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
})
afterEach(cleanup)

const card = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the visits of a group', () => {
  it('are shown day by day, by place and by device, with their values [STAT-3]', async () => {
    serveFigures(() => aPage())
    show(<FiguresPage peopleHref="#/team" />)
    const days = await card('Visits day by day')
    expect(
      days.getByText(
        '30 pages opened in the last four weeks, counted for 10 people. Today is not included until it is over.',
      ),
    ).toBeTruthy()
    const chosen = () => days.getByRole('option', { selected: true }).getAttribute('aria-label')
    expect(chosen()).toBe('Sat, November 28: 30 pages opened, 6 people')
    days.getByRole('listbox').focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(chosen()).toBe('Fri, November 27: fewer than 5 people')
    const places = await card('Where people go')
    expect(places.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'HarbourMissionopened 20 times · 8 people',
      'KnotsTask · Harbouropened 12 times · 6 people',
      'CoralTask · Reefopened 7 times · 5 people',
    ])
    const devices = await card('Screens and browsers')
    expect(devices.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'As wide as a phone (under 600 px)9 people',
      'Firefox7 people',
    ])
    const url = new URL(asked.find((one) => one.url.includes('/figures/visits'))?.url ?? '')
    expect(Object.fromEntries(url.searchParams)).toEqual({ adventure: idOf(1) })
  })

  it('of screens or browsers that are held back are not made up: it says why [STAT-3]', async () => {
    if (VISITS.state !== 'counted') throw new Error(VISITS.state)
    serveFigures(() => aPage(), { visits: { ...VISITS, sizes: null, browsers: null } })
    show(<FiguresPage peopleHref="#/team" />)
    const devices = await card('Screens and browsers')
    expect(devices.getByText(/were used by fewer than 5 people, so none are shown/)).toBeTruthy()
    expect(devices.queryAllByRole('listitem')).toEqual([])
  })

  it('are narrowed to a mission and to a team [STAT-3]', async () => {
    serveFigures(() => aPage())
    show(<FiguresPage peopleHref="#/team" />)
    await userEvent.selectOptions(await screen.findByLabelText('Mission'), 'Reef')
    const places = await card('Where people go')
    expect(places.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.selectOptions(screen.getByLabelText('Team'), 'North')
    await screen.findByRole('region', { name: 'Visits day by day' })
    expect(asked.some(({ url }) => url.includes('/figures/visits') && url.includes(`team=${idOf(2)}`))).toBe(
      true,
    )
  })

  it.each([
    ['off', /Visits are not recorded here/],
    ['few', /Fewer than 5 people of this group came/],
  ] as const)('say plainly why there are none: %s [STAT-3]', async (state, sentence) => {
    serveFigures(() => aPage(), { visits: { state } })
    show(<FiguresPage peopleHref="#/team" />)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Visits day by day' })).toBeNull()
  })

  it('are not asked for of fewer than five [STAT-3]', async () => {
    serveFigures(() => aPage({ people: 3, figures: null }))
    show(<FiguresPage peopleHref="#/team" />)
    await screen.findByRole('heading', { name: '3 people' })
    expect(asked.some(({ url }) => url.includes('/figures/visits'))).toBe(false)
  })
})

describe('recorded events', () => {
  const nobody = () => answerWith(() => ok({ passed: [], next: null, teams: [], tasks: [] }))

  it('are saved as a table and as statements, of the days that are chosen [STAT-3]', async () => {
    nobody()
    show(<PassedPage hasStatements events="offered" />)
    await userEvent.type(await screen.findByLabelText('From'), '2026-11-01')
    const addressOf = (name: string) => new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '')
    const table = addressOf('Save recorded events as CSV')
    expect([table.pathname, Object.fromEntries(table.searchParams)]).toEqual([
      '/api/web/v2/events.csv',
      { from: '2026-11-01', language: 'en' },
    ])
    const statements = addressOf('Save visits as xAPI statements')
    expect([statements.pathname, statements.search]).toEqual(['/api/web/v2/visits.json', '?from=2026-11-01'])
  })

  it('are not offered where the tenant records none, which is said, nor to a leader [STAT-3]', async () => {
    nobody()
    show(<PassedPage hasStatements events="off" />)
    expect(await screen.findByText(/The pages that people open are not recorded/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Save recorded events as CSV' })).toBeNull()
    cleanup()
    show(<PassedPage />)
    await screen.findByText('No finished tasks match this selection.')
    expect(screen.queryByText(/are not recorded/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Save recorded events as CSV' })).toBeNull()
  })
})
