import { answerWith, asked } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RankedPerson, Ranking, ShownSeason } from '#shared/contract/rankings.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { speakIn } from '#src/testing/words.ts'
import { BigRanking } from './BigRanking.tsx'
import { RecapPopup } from './RecapPopup.tsx'
import { SmallRanking } from './SmallRanking.tsx'

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
})
afterEach(cleanup)

const ID = '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a0'

function aPerson(rank: number, displayName: string, more: Partial<RankedPerson> = {}): RankedPerson {
  const face = { avatar: null, avatarSprite: null }
  return { id: `${ID}${10 + rank}`, displayName, rank, points: 100 - rank, isMe: false, ...face, ...more }
}

const ME = { rank: 5, points: 95, toNext: 1, isHidden: false }
const BOARD: Ranking = {
  ...{ month: '2026-11', me: ME, others: 3, hasTeam: true, above: null, below: null },
  podium: [aPerson(1, 'Ann'), aPerson(2, 'Ben'), aPerson(3, 'Cleo')],
  rows: [aPerson(3, 'Cleo'), aPerson(4, 'Dan'), aPerson(5, 'Ola', { isMe: true })],
}
const SEASON: ShownSeason = {
  ...{ id: `${ID}01`, name: 'Season of lanterns', startsOn: '2026-11-01', endsOn: '2026-12-31', goal: 200 },
  points: 150,
  teams: [
    { id: `${ID}02`, name: 'Pilots', points: 60, isMine: true },
    { id: `${ID}03`, name: 'Keepers', points: 90, isMine: false },
  ],
}

function show(page: ReactNode, board: Partial<Ranking> = {}, season: ShownSeason | null = null): void {
  answerWith((url) => {
    if (url.endsWith('/rankings/season')) return { status: 200, body: { season } }
    return { status: 200, body: { ...BOARD, ...board } }
  })
  render(<QueryClientProvider client={queryClient}>{page}</QueryClientProvider>)
}

const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent)

describe('the big ranking', () => {
  it('asks for my team and this month first, and lists nobody of its podium again [RANK-1] [RANK-2]', async () => {
    show(<BigRanking />)
    const podium = await screen.findByRole('list', { name: 'Podium' })
    expect(names(podium)).toHaveLength(3)
    const [, list] = screen.getAllByRole('list')
    expect(list && names(list)).toEqual(['4Place 4:DDan 96 points', '5Place 5:OOla You95 points'])
    expect(asked.find(({ url }) => url.includes('window'))?.url).toMatch(/window=month&scope=team$/)
  })

  it('ends with a band that names nobody [RANK-2]', async () => {
    show(<BigRanking />)
    expect(await screen.findByText('And 3 more colleagues are on their way.')).toBeTruthy()
  })

  it.each([
    [{ ...ME, rank: null, toNext: 12 }, 'You are on your way: 12 points to the next colleague.'],
    [{ ...ME, rank: null, points: 0 }, 'Your first points put you on the list.'],
    [{ ...ME, rank: 1, toNext: null }, 'You are in front. Somebody is sure to follow your light.'],
    [null, 'Leaders, designers and admins look on: only players are ranked.'],
  ])('says what the own place %j means [RANK-2]', async (me, words) => {
    show(<BigRanking />, { me })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('says to a person who hides that nobody else sees the row [RANK-1]', async () => {
    show(<BigRanking />, { me: { ...ME, isHidden: true } })
    expect(await screen.findByText(/^Only you see your place/)).toBeTruthy()
  })

  it('shows everybody, and goes on below [RANK-1]', async () => {
    show(<BigRanking />, { below: 'next' })
    await userEvent.click(await screen.findByRole('radio', { name: 'Everybody' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Show the places below' }))
    expect(asked.at(-1)?.url).toMatch(/window=month&scope=everybody&below=next$/)
  })

  it('leads who is in no team to everybody [RANK-1]', async () => {
    show(<BigRanking />, { hasTeam: false })
    await userEvent.click(await screen.findByRole('button', { name: 'See everybody' }))
    expect(asked.at(-1)?.url).toContain('scope=everybody')
  })

  it('offers a season while one runs, with the goal of all teams [RANK-1] [RANK-2]', async () => {
    show(<BigRanking />, {}, SEASON)
    const bar = await screen.findByRole('progressbar', { name: 'Our common goal' })
    expect(bar.getAttribute('aria-valuenow')).toBe('75')
    expect(screen.getByText(/Pilots/).parentElement?.textContent).toBe('Pilots my team')
    await userEvent.click(screen.getByRole('radio', { name: 'This season' }))
    expect(asked.at(-1)?.url).toContain('window=season')
  })

  it('says that it did not come, and asks again [ERR-1]', async () => {
    answerWith(() => ({ status: 404 }))
    render(
      <QueryClientProvider client={queryClient}>
        <BigRanking />
      </QueryClientProvider>,
    )
    expect(await screen.findByText('The ranking could not be loaded.')).toBeTruthy()
  })
})

describe('the small ranking', () => {
  it('is of this month, with my row among the others [RANK-1]', async () => {
    show(<SmallRanking />)
    expect(await screen.findByText('November 2026')).toBeTruthy()
    expect(screen.getByText('Ola').closest('li')?.getAttribute('aria-current')).toBe('true')
    expect(screen.getByText('1 point to the next place.')).toBeTruthy()
  })

  it('says that the next task opens the list where nobody has points [RANK-2]', async () => {
    show(<SmallRanking />, { rows: [] })
    expect(await screen.findByText(/^Nobody has points this month yet/)).toBeTruthy()
  })
})

describe('the end of a season', () => {
  it('says what I added, and my team’s share of what was reached, and names no place [RANK-2]', async () => {
    const onClose = vi.fn()
    render(<RecapPopup recap={{ ...SEASON, myPoints: 40 }} isOpen onClose={onClose} onGone={vi.fn()} />)
    const popup = screen.getByRole('dialog', { name: 'Season of lanterns is over' })
    expect(popup.textContent).toContain('You added 40 points.')
    expect(popup.textContent).toContain('Your team Pilots carried 40% of it.')
    expect(popup.textContent).not.toMatch(/place|rank/i)
    await userEvent.click(screen.getByRole('button', { name: 'On to new shores' }))
    expect(onClose).toHaveBeenCalled()
  })
})
