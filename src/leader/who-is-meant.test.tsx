import { answerWith, asked, ok } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GroupNames } from '#shared/contract/figure-group.ts'
import { FiguresPage } from '#src/features/figures/FiguresPage.tsx'
import { queryClient } from '#src/lib/query-client.ts'
import { BO, idOf, NORTH, serveTenant, showPeople } from '#src/testing/admin-tenant.tsx'
import { aPage, serveFigures, showFigures } from '#src/testing/figures-page.tsx'
import { LeaderRoute } from './LeaderRoute.tsx'
import { aProfile } from '#src/testing/profile.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
})
afterEach(cleanup)

/** Where the link in this card leads, and whom its address names. */
async function meantIn(card: string | RegExp): Promise<[path: string, asked: Record<string, string>]> {
  const region = within(await screen.findByRole('region', { name: card }))
  const href = region.getByRole('link', { name: 'See who it is' }).getAttribute('href') ?? ''
  const [path = '', query = ''] = href.split('?')
  return [path, Object.fromEntries(new URLSearchParams(query))]
}

const ADDRESS = `adventure=${idOf(1)}&progress=still&task=coral&how=open`
const CORAL: GroupNames = { adventure: 'Isles', task: 'Coral', mission: null }

describe('“See who it is”', () => {
  it('leads to the people whom its sentence is about, in the group that is shown [STAT-3]', async () => {
    serveFigures(() => aPage())
    showFigures(<FiguresPage peopleHref="#/team" />)
    const still = { adventure: idOf(1), progress: 'still' }
    expect(await meantIn(/finished everything$/)).toEqual([
      '#/team',
      { ...still, task: 'coral', how: 'open' },
    ])
    expect(await meantIn('Where players stop')).toEqual(['#/team', still])
    await userEvent.selectOptions(screen.getByLabelText('Mission'), 'Reef')
    expect(await meantIn('Where players stop')).toEqual(['#/team', { ...still, mission: 'reef' }])
    await userEvent.selectOptions(screen.getByLabelText('Team'), 'North')
    await waitFor(async () =>
      expect(await meantIn('Where players stop')).toEqual(['#/team', { ...still, team: idOf(2) }]),
    )
  })

  it('leads to those who have not begun where nobody is stuck, and to all of a group that is too small [STAT-3]', async () => {
    const { figures } = aPage()
    const progress = { done: 1, moving: 5, still: 0, notBegun: 2 }
    serveFigures(() => aPage({ figures: figures && { ...figures, progress, stops: [] } }))
    showFigures(<FiguresPage peopleHref="#/team" />)
    expect(await meantIn(/finished everything$/)).toEqual([
      '#/team',
      { adventure: idOf(1), progress: 'notBegun' },
    ])
    cleanup()
    queryClient.clear()
    serveFigures(() => aPage({ people: 3, figures: null }))
    showFigures(<FiguresPage peopleHref="#/team" />)
    const link = await screen.findByRole('link', { name: 'See who it is' })
    expect(link.getAttribute('href')).toBe(`#/team?adventure=${idOf(1)}`)
  })
})

describe('the list that it leads to', () => {
  it('asks for them by its address and says who they are; an admin’s choices leave it narrowed [STAT-3]', async () => {
    serveTenant((call) => (call === 'GET /v2/people' ? ok({ people: [BO], group: CORAL, next: null }) : null))
    const router = showPeople(`/app/people/all?${ADDRESS}`)
    expect(
      await screen.findByText(/Only people in “Isles” are shown: inactive for over 7 days\./),
    ).toBeTruthy()
    expect(screen.getByText(/They were last in “Coral”: stopped halfway\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show everyone' }).getAttribute('href')).toBe('#/app/people/all')
    const named = { adventure: idOf(1), progress: 'still', task: 'coral', how: 'open' }
    const lastAsked = () => {
      const call = asked.findLast(({ url }) => url.includes('/v2/people?'))
      return Object.fromEntries(new URL(call?.url ?? '').searchParams)
    }
    expect(lastAsked()).toEqual(named)
    await userEvent.selectOptions(screen.getByLabelText('Team'), 'North')
    await waitFor(() => expect(lastAsked()).toEqual({ ...named, team: NORTH.id }))
    expect(router.state.location.search).toContain(ADDRESS)
  })

  it('does so for a leader’s team, and is still narrowed on the way back from a player [STAT-3]', async () => {
    const face = { id: idOf(9), displayName: 'Kim', avatar: null, avatarSprite: null }
    const player = {
      ...{ player: face, teams: [], adventureName: 'Isles', progress: 20, points: 0, streak: 0 },
      ...{ waiting: 0, lastActiveAt: null, stuckSince: null },
    }
    answerWith((url) => {
      if (url.endsWith('/profile')) return ok(aProfile({ role: 'leader' }))
      if (url.includes('/v2/team/players/'))
        return ok({ player, extraExamTime: 0, adventures: [], adventureId: null, missions: [] })
      if (url.includes('/v2/team/assessments')) return ok({ missions: [] })
      if (url.includes('/v2/team'))
        return ok({
          players: [player],
          group: CORAL,
          next: null,
          teams: [{ id: NORTH.id, name: 'North', players: 4 }],
        })
      return ok({ count: 0, tasks: [], players: [] })
    })
    const router = showRoute('/app/leader', <LeaderRoute />, `/app/leader/team?${ADDRESS}`)
    expect(await screen.findByText(/They were last in “Coral”: stopped halfway\./)).toBeTruthy()
    const call = asked.find(({ url }) => url.includes('/v2/team?'))
    expect(call?.url).toContain(ADDRESS)
    await userEvent.click(screen.getByRole('button', { name: /Kim/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/leader/team/${idOf(9)}`))
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the team' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/leader/team'))
    expect(router.state.location.search).toBe(`?${ADDRESS}`)
    await userEvent.click(screen.getByRole('link', { name: 'Show everyone' }))
    expect(document.activeElement?.textContent).toBe('Leader area – My team')
  })

  it('shows everybody where its address is spoilt [STAT-3]', async () => {
    serveTenant()
    showPeople('/app/people/all?adventure=none&progress=still')
    await screen.findByRole('link', { name: /Ola Lis/ })
    expect(asked.findLast(({ url }) => url.includes('/v2/people'))?.url).not.toContain('progress=')
    expect(screen.queryByText(/^Only people in/)).toBeNull()
  })
})
