import { answerWith, asked, ok } from '#src/testing/fake-server.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Passed } from '#shared/contract/figures.ts'
import { FiguresPage } from '#src/features/figures/FiguresPage.tsx'
import { PassedPage } from '#src/features/figures/PassedPage.tsx'
import * as files from '#src/lib/offer-file.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { idOf } from '#src/testing/admin-tenant.tsx'
import { aPage, serveFigures, showFigures as show } from '#src/testing/figures-page.tsx'
import { speakIn } from '#src/testing/words.ts'

const aPassed = (more: Partial<Passed> = {}): Passed => ({
  id: idOf(20),
  person: { id: idOf(21), displayName: 'Ola' },
  adventure: 'Isles',
  mission: 'Harbour',
  task: { id: 'knots', name: 'Knots', type: 'learning-pill' },
  passedAt: '2026-11-23T10:00:00.000Z',
  version: { number: 2, publishedAt: '2026-11-20T10:00:00.000Z', isNewest: true },
  score: { right: 2, all: 3 },
  ...more,
})

const card = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
})
afterEach(cleanup)

describe('the figures of a group', () => {
  it('count in one mission who stopped in it, and say how many places are not shown [STAT-3]', async () => {
    const stop = (mission: string, index: number) => ({
      task: { id: `${mission}-${index}`, name: `${mission} ${index}` },
      mission: { id: mission, name: mission },
      ...{ isOpen: true, people: 2 },
    })
    const { figures } = aPage()
    const stops = [...Array.from({ length: 8 }, (_, index) => stop('harbour', index)), stop('reef', 0)]
    serveFigures(() => aPage({ figures: figures && { ...figures, stops } }))
    show(<FiguresPage peopleHref="#/team" />)
    const where = await card('Where players stop')
    expect(where.getByText(/^18 people have finished nothing/)).toBeTruthy()
    expect(where.getByText('3 more places are in the table.')).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText('Mission'), 'reef')
    expect(where.getByText(/^2 people have finished nothing/)).toBeTruthy()
    expect(where.queryByText(/more places/)).toBeNull()
  })

  it('say first how it goes and what to do, then show each picture with its values [STAT-3]', async () => {
    serveFigures(() => aPage())
    show(<FiguresPage peopleHref="#/team" />)
    const progressCard = await card('1 of 8 has finished everything')
    expect(progressCard.getByText(/“Coral” holds people up: 2 people stopped halfway/)).toBeTruthy()
    const missions = await card('Started and finished missions')
    expect(missions.getByText(/Reef holds people up: 3 people/)).toBeTruthy()
    expect(missions.getByText('5 finished, 6 started, of 8')).toBeTruthy()
    const times = await card('Time per task')
    expect(times.getAllByText('3 min 20 sec, planned 4 min')).toHaveLength(1)
    expect(times.getByText(/1 task was finished by fewer than 5 people/)).toBeTruthy()
    const exam = await card('Questions of “Paper”')
    expect(exam.getByText(/in “Tell it\?”: 60% were sure/)).toBeTruthy()
    expect(exam.getByText('1 question was asked of fewer than 5 people and is not shown.')).toBeTruthy()
    expect(exam.queryByText(/Asked of few/)).toBeNull()
    for (const table of document.querySelectorAll('details')) table.open = true
    const rows = within(missions.getByRole('table')).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual(['MissionStartedFinished', 'Harbour65', 'Reef41'])
  })

  it('are read value by value with the keyboard [STAT-3]', async () => {
    serveFigures(() => aPage())
    show(<FiguresPage peopleHref="#/team" />)
    const list = await screen.findByRole('listbox', { name: 'Activity day by day' })
    const chosen = () => within(list).getByRole('option', { selected: true })
    expect(chosen().getAttribute('aria-label')).toBe('Sat, November 28: 3 tasks, 2 people')
    list.focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(chosen().getAttribute('aria-label')).toBe('Fri, November 27: 0 tasks, 0 people')
    expect(list.getAttribute('aria-activedescendant')).toBe(chosen().id)
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(chosen().getAttribute('aria-label')).toContain('November 1')
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(chosen().getAttribute('aria-label')).toContain('November 28')
  })

  it('of questions are chosen by what is nearest to a pointer anywhere on their map [STAT-3]', async () => {
    serveFigures(() => aPage())
    show(<FiguresPage peopleHref="#/team" />)
    const map = await screen.findByRole('listbox', {
      name: 'Questions by confidence and correctness',
    })
    vi.spyOn(map, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 200, 200, 100))
    const press = (clientX: number, clientY: number) =>
      userEvent.pointer({ target: map, keys: '[TouchA]', coords: { clientX, clientY } })
    const chosen = () => within(map).getByRole('option', { selected: true }).textContent
    // the second stands at 80 % of both, the first below it
    await press(110, 210)
    expect(chosen()).toBe('2')
    await press(110, 290)
    expect(chosen()).toBe('1')
  })

  it('of fewer than five are not there, and the page says why and where to look [STAT-3]', async () => {
    serveFigures((url) => (url.includes(idOf(3)) ? aPage({ people: 3, figures: null }) : aPage()))
    show(<FiguresPage peopleHref="#/team" />)
    await userEvent.selectOptions(await screen.findByLabelText('Team'), 'Watch')
    expect(await screen.findByText(/fewer than 5 people would reveal who did what/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: '3 people' })).toBeTruthy()
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'See who it is' })).toBeTruthy()
  })

  it('that are too near to a larger group say so in the place of times and answers [STAT-3]', async () => {
    serveFigures(() => aPage({ isNear: true }), { visits: { state: 'near' } })
    show(<FiguresPage peopleHref="#/team" />)
    expect(await screen.findByText(/differs by fewer than 5 people from another one/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Time per task' })).toBeNull()
  })

  it('are narrowed to a mission, and saved as they are seen [STAT-3]', async () => {
    const offer = vi.spyOn(files, 'offerFile').mockReturnValue()
    serveFigures(() => aPage())
    show(<FiguresPage peopleHref="#/team" />)
    await userEvent.selectOptions(await screen.findByLabelText('Mission'), 'Harbour')
    expect(screen.queryByRole('region', { name: /Questions/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }))
    const [name, text] = offer.mock.calls[0] ?? []
    expect(name).toBe('statistics-2026-11-23.csv')
    expect(text?.split('\r\n')[1]).toBe('Harbour,Knots,8,6,6,7,200,240,12')
    offer.mockRestore()
  })
})

describe('who passed what', () => {
  it('is listed with result, moment and version, found by name and team, and saved by links [STAT-3]', async () => {
    const old = { number: 1, publishedAt: '2026-10-01T10:00:00.000Z', isNewest: false }
    answerWith(() =>
      ok({
        passed: [aPassed(), aPassed({ id: idOf(22), version: old, score: null, rating: 4 })],
        next: null,
        teams: [{ id: idOf(2), name: 'North' }],
        tasks: [{ adventureId: idOf(1), id: 'knots', name: 'Knots', mission: 'Harbour' }],
      }),
    )
    show(<PassedPage hasStatements />)
    const rows = within(await screen.findByRole('list', { name: 'Finished tasks by person' })).getAllByRole(
      'listitem',
    )
    expect(rows[0]?.textContent).toMatch(/OlaKnotsHarbour · .*2 of 3 rightVersion 2, since November 20, 2026/)
    expect(rows[1]?.textContent).toMatch(/4 starsOlder version 1, since October 1, 2026/)
    await userEvent.selectOptions(screen.getByLabelText('Team'), 'North')
    await userEvent.selectOptions(screen.getByLabelText('Task'), 'Harbour: Knots')
    const file = new URL(screen.getByRole('link', { name: 'Save as CSV' }).getAttribute('href') ?? '')
    expect(file.pathname).toBe('/api/web/v2/passed.csv')
    expect(Object.fromEntries(file.searchParams)).toEqual({
      team: idOf(2),
      adventure: idOf(1),
      task: 'knots',
      language: 'en',
    })
    expect(screen.getByRole('link', { name: 'Save as xAPI statements' })).toBeTruthy()
    expect(asked.at(-1)?.url).toContain('task=knots')
  })

  it('offers statements to nobody but an admin [STAT-3]', async () => {
    answerWith(() => ok({ passed: [], next: null, teams: [], tasks: [] }))
    show(<PassedPage />)
    expect(await screen.findByText('No finished tasks match this selection.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Save as xAPI statements' })).toBeNull()
  })
})
