import { answerWith, asked, ok } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TeamPlayerPage } from '#shared/contract/team.ts'
import { show } from '#src/testing/leader-area.tsx'
import { queryClient } from '#src/lib/query-client.ts'
import { aProfile } from '#src/testing/profile.ts'
import { idOf } from '#src/testing/reviews.ts'
import { speakIn } from '#src/testing/words.ts'

const KUBA = idOf(8)
const ISLES = { id: idOf(1), name: 'Lantern Isles', progress: 40, isActive: true }
const CITY = { id: idOf(2), name: 'The City', progress: 100, isActive: false }

function pageOf(more: Partial<TeamPlayerPage>): TeamPlayerPage {
  return {
    player: {
      player: { id: KUBA, displayName: 'Kuba', avatar: null, avatarSprite: null },
      ...{ teams: [], adventureName: ISLES.name, progress: 40, points: 120, streak: 0, waiting: 0 },
      ...{ lastActiveAt: null, stuckSince: null },
    },
    extraExamTime: 0,
    adventures: [ISLES, CITY],
    adventureId: ISLES.id,
    missions: [{ id: 'harbour', name: 'Harbour', progress: 40, tasks: [] }],
    ...more,
  }
}

/** A player of the leader in these adventures, with what a change of exam time makes of it. */
function servePlayer(more: Partial<TeamPlayerPage> = {}): void {
  let extraExamTime: TeamPlayerPage['extraExamTime'] = 0
  answerWith((url) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname.endsWith('/profile')) return ok(aProfile({ role: 'leader' }))
    if (pathname.endsWith('/waiting')) return ok({ count: 0, signOffs: 0, tasks: [], players: [] })
    if (asked.at(-1)?.method === 'PUT') {
      extraExamTime = 50
      return ok({ percent: 50 })
    }
    if (!pathname.endsWith(`/team/players/${KUBA}`)) return { status: 404 }
    const isCity = searchParams.get('adventure') === CITY.id
    const square = { id: 'square', name: 'Square', progress: 100, tasks: [] }
    return ok(pageOf({ ...(isCity && { adventureId: CITY.id, missions: [square] }), extraExamTime, ...more }))
  })
}

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
})
afterEach(cleanup)

describe('the page of one of my players', () => {
  it('names all adventures with their progress, the one played now first, and opens any of them [FIN-8]', async () => {
    servePlayer()
    show(`/app/leader/team/${KUBA}`)
    const choice = await screen.findByRole('combobox', { name: 'Adventure' })
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Lantern Isles, played now (40%)', 'The City (100%)'])
    expect(screen.getByRole('heading', { name: 'Harbour' })).toBeTruthy()
    choice.focus()
    await userEvent.selectOptions(choice, 'The City (100%)')
    expect(await screen.findByRole('heading', { name: 'Square' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Harbour' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Adventure' }))
  })

  it('offers no choice where there is one adventure [FIN-8]', async () => {
    servePlayer({ adventures: [ISLES] })
    show(`/app/leader/team/${KUBA}`)
    await screen.findByRole('heading', { name: 'Harbour' })
    expect(screen.queryByRole('combobox', { name: 'Adventure' })).toBeNull()
  })

  it('gives the player longer for exams, and shows it from then on [TASK-3]', async () => {
    servePlayer()
    show(`/app/leader/team/${KUBA}`)
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Extra time in exams' })
    expect(choice.value).toBe('0')
    await userEvent.selectOptions(choice, '50')
    await waitFor(() => expect(choice.value).toBe('50'))
    const sent = asked.find(({ method }) => method === 'PUT')
    expect(sent?.url.endsWith(`/v2/people/${KUBA}/extra-exam-time`)).toBe(true)
    expect(sent?.body).toBe(JSON.stringify({ percent: 50 }))
  })
})
