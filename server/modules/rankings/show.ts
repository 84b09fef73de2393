import { and, eq, inArray } from 'drizzle-orm'
import type { MyRank, RankedPerson } from '#shared/contract/rankings.ts'
import { avatars, people } from '#server/db/schema/people.ts'
import { avatarAddress } from '#server/lib/profiles.ts'
import { ranked, type Entry, type Ranked, type Ranking } from './board.ts'
import { isSeenBy, type Me } from './boards.ts'
import type { RankingVisit } from './visit.ts'

/** Names and faces of those rows that may be seen. */
export async function showRows(rows: readonly Ranked[], visit: RankingVisit): Promise<RankedPerson[]> {
  if (rows.length === 0) return []
  const { db, player } = visit
  const faces = await db
    .select({
      id: people.id,
      displayName: people.displayName,
      picture: avatars.version,
      avatarSprite: people.avatarSprite,
    })
    .from(people)
    .leftJoin(avatars, and(eq(avatars.tenantId, people.tenantId), eq(avatars.personId, people.id)))
    .where(
      and(
        eq(people.tenantId, player.tenantId),
        inArray(
          people.id,
          rows.map(({ id }) => id),
        ),
        isSeenBy(visit),
      ),
    )
  const known = new Map(faces.map((face) => [face.id, face]))
  return rows.flatMap(({ id, rank, points }) => {
    const face = known.get(id)
    if (!face) return []
    const { displayName, avatarSprite, picture } = face
    const avatar = avatarAddress(id, picture)
    return [{ id, displayName, avatar, avatarSprite, rank, points, isMe: id === player.id }]
  })
}

/** A part of the list, with my row between what is before and behind it: who hides counts for nobody but oneself. */
export async function rankedAround(
  ranking: Ranking,
  before: readonly Entry[],
  me: Me | null,
  behind: readonly Entry[],
): Promise<Ranked[]> {
  if (!me || !me.isHidden) return ranked(ranking, [...before, ...(me ? [me] : []), ...behind])
  const others = await ranked(ranking, [...before, ...behind])
  const mine = { ...me, rank: (await ranking.above(me.points)) + 1 }
  return [...others.slice(0, before.length), mine, ...others.slice(before.length)]
}

export async function showMe(ranking: Ranking, me: Me): Promise<MyRank> {
  const above = await ranking.above(me.points)
  const key = { ...me, name: '', id: '00000000-0000-0000-0000-000000000000' }
  const [next] = above === 0 ? [] : await ranking.before(key, 1)
  return {
    rank: me.points >= ranking.floor ? above + 1 : null,
    points: me.points,
    toNext: next ? next.points - me.points : null,
    isHidden: me.isHidden,
  }
}
