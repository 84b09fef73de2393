import { answerWith, asked, ok } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Profile } from '#shared/contract/player.ts'
import type { RankedPerson } from '#shared/contract/rankings.ts'
import { OPEN_PRIVACY, type Privacy } from '#shared/domain/privacy.ts'
import { RANKINGS } from '#src/navigation/paths.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { aProfile } from '#src/testing/profile.ts'
import { idOf } from '#src/testing/reviews.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { RankingsRoute } from './RankingsRoute.tsx'

const ola = (isMe: boolean): RankedPerson => ({
  ...{ id: idOf(1), displayName: 'Ola', avatar: null, avatarSprite: null, rank: 1, points: 30, isMe },
})

/** A server that hides who asks for it. */
function serve(person: Partial<Profile> = {}): void {
  let profile = aProfile(person)
  answerWith((url) => {
    if (url.endsWith('/player/profile')) {
      const { method, body } = asked.at(-1) ?? {}
      const change = method === 'PATCH' ? (JSON.parse(String(body)) as { privacy: Partial<Privacy> }) : null
      if (change) profile = { ...profile, privacy: { ...profile.privacy, ...change.privacy } }
      return ok(profile)
    }
    if (url.endsWith('/rankings/season')) return ok({ season: null })
    if (!url.includes('/v2/rankings')) return { status: 404 }
    const { isVisible, isInRankings } = profile.privacy
    const isHidden = !isVisible || !isInRankings
    const me = profile.role === 'player' ? { rank: 1, points: 30, toNext: null, isHidden } : null
    return ok({
      ...{ month: '2026-11', me, others: 0, hasTeam: true, above: null, below: null, rows: [] },
      podium: [ola(me !== null)],
    })
  })
}
const show = () => showRoute(RANKINGS, <RankingsRoute />, RANKINGS)
const changes = () =>
  asked.flatMap(({ method, body }): unknown[] => (method === 'PATCH' ? [JSON.parse(String(body))] : []))
const privacy = async () => within(await screen.findByRole('region', { name: 'Privacy' }))

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
})
afterEach(cleanup)

describe('the page of rankings', () => {
  it.each([
    ['Rank me', { isInRankings: false }],
    ['Let colleagues see me', { isVisible: false }],
  ])('is left by one press on “%s”, and says so at once [RANK-1] [RANK-2]', async (name, privacyChange) => {
    serve()
    show()
    await screen.findByRole('list', { name: 'Podium' })
    await userEvent.click((await privacy()).getByRole('switch', { name: new RegExp(`^${name}`) }))
    expect(await screen.findByText(/^Only you see your place/)).toBeTruthy()
    expect(changes()).toEqual([{ privacy: privacyChange }])
  })

  it('is joined again the same way [RANK-1]', async () => {
    serve({ privacy: { ...OPEN_PRIVACY, isInRankings: false } })
    show()
    expect(await screen.findByText(/^Only you see your place/)).toBeTruthy()
    await userEvent.click((await privacy()).getByRole('switch', { name: /^Rank me/ }))
    await waitFor(() => expect(screen.queryByText(/^Only you see your place/)).toBeNull())
    expect(changes()).toEqual([{ privacy: { isInRankings: true } }])
  })

  it('shows no switch for what is shown elsewhere, and none to a leader, who is not ranked [RANK-1]', async () => {
    serve()
    show()
    expect((await privacy()).getAllByRole('switch')).toHaveLength(2)
    cleanup()
    queryClient.clear()
    serve({ role: 'leader' })
    show()
    expect(await screen.findByText(/only players are ranked/)).toBeTruthy()
    expect(screen.queryByRole('switch')).toBeNull()
  })
})
