import { and, eq, sql } from 'drizzle-orm'
import type { MyRank, RankedPerson } from '#shared/contract/rankings.ts'
import { prepared } from '#server/db/prepared.ts'
import { avatars, people } from '#server/db/schema/people.ts'
import { avatarAddress } from '#server/lib/profiles.ts'
import { shownFace } from '#server/lib/shown-face.ts'
import { seesAt } from '#server/policies/who-sees-whom.ts'
import { NOBODY, ranked, type Board, type Entry, type Ranked, type Ranking } from './board.ts'
import type { Me } from './boards.ts'
import type { RankingVisit } from './visit.ts'

const readFaces = prepared((db) =>
  db
    .select({
      id: people.id,
      displayName: people.displayName,
      picture: avatars.version,
      avatarSprite: shownFace(),
    })
    .from(people)
    .leftJoin(avatars, and(eq(avatars.tenantId, people.tenantId), eq(avatars.personId, people.id)))
    .where(
      and(
        eq(people.tenantId, sql.placeholder('tenantId')),
        sql`${people.id} = any(${sql.placeholder('ids')}::uuid[])`,
        seesAt('isInRankings', sql.placeholder('viewer'), people),
      ),
    )
    .prepare('ranking_faces'),
)

/** Names and faces of the rows of several lists that may be seen: the policy of every place decides. */
export async function showLists(
  lists: readonly (readonly Ranked[])[],
  { db, player }: RankingVisit,
): Promise<RankedPerson[][]> {
  const ids = [...new Set(lists.flatMap((rows) => rows.map(({ id }) => id)))]
  const asked = { tenantId: player.tenantId, viewer: player.id, ids: `{${ids.join()}}` }
  const faces = ids.length === 0 ? [] : await readFaces(db).execute(asked)
  const known = new Map(faces.map((face) => [face.id, face]))
  const show = (rows: readonly Ranked[]): RankedPerson[] =>
    rows.flatMap(({ id, rank, points }) => {
      const face = known.get(id)
      if (!face) return []
      const { displayName, avatarSprite, picture } = face
      const avatar = avatarAddress(id, picture)
      return [{ id, displayName, avatar, avatarSprite, rank, points, isMe: id === player.id }]
    })
  return lists.map(show)
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

/** What is known of a reader's place without the band. */
export interface Place {
  above: number
  /** The nearest with more points. */
  next: Entry | undefined
}

export async function findPlace(board: Board, me: Me): Promise<Place> {
  const key = { ...me, name: '', id: NOBODY }
  const [above, [next]] = await Promise.all([board.above(me.points), board.before(key, 1)])
  return { above, next }
}

export function showMe({ floor }: Ranking, me: Me, { above, next }: Place): MyRank {
  return {
    rank: me.points >= floor ? above + 1 : null,
    points: me.points,
    toNext: next ? next.points - me.points : null,
    isHidden: me.isHidden,
  }
}
