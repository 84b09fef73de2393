import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { readRanking, readSmallRanking, Ranking as RankingReply } from '#shared/contract/rankings.ts'
import { NEIGHBOURS, type RankingScope } from '#shared/domain/rankings.ts'
import { refusedField } from '#server/http/problem.ts'
import { fromCursor, toCursor } from '#server/lib/cursor.ts'
import {
  NOBODY,
  podiumOf,
  ranked,
  withoutBand,
  type Board,
  type Entry,
  type Ranked,
  type Ranking,
} from './board.ts'
import { findReader, openBoard, type Me } from './boards.ts'
import { findPlace, rankedAround, showLists, showMe } from './show.ts'
import { mustFindPeriod, type Period, type RankingVisit } from './visit.ts'

/** Rows of the list that come at once, of which the first part has some above me. */
const PAGE_SIZE = 20
const ABOVE_ME = 6

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

interface Opened {
  period: Period
  ranking: Ranking
  me: Me | null
  about: Pick<RankingReply, 'month' | 'me' | 'others' | 'hasTeam'>
}

/** @param ahead what is asked for side by side with where the band begins */
async function open(
  scope: RankingScope,
  period: Period,
  visit: RankingVisit,
  ahead: (board: Board, me: Me | null) => Promise<unknown>[] = () => [],
): Promise<Opened> {
  const [board, { me, hasTeam }] = await Promise.all([
    openBoard(scope, period, visit),
    findReader(period, visit),
  ])
  const [ranking, place] = await Promise.all([
    withoutBand(board),
    me && findPlace(board, me),
    ...ahead(board, me),
  ])
  const myRank = me && place && showMe(ranking, me, place)
  return {
    ...{ period, ranking, me },
    about: { month: period.month, me: myRank, others: ranking.others, hasTeam },
  }
}

/** This month in my teams. */
export async function readSmall(visit: RankingVisit): Promise<Reply<typeof readSmallRanking>> {
  const { ranking, me, about } = await open('team', await mustFindPeriod('month', visit), visit)
  if (!me) {
    const top = (await podiumOf(ranking)).slice(0, 2 * NEIGHBOURS + 1)
    const [rows = []] = await showLists([top], visit)
    return { ...about, rows }
  }
  const hasPlace = about.me?.rank !== null
  const before = (await shownBefore(ranking, me, NEIGHBOURS)).toReversed()
  const behind = hasPlace ? await shownBehind(ranking, me, NEIGHBOURS) : []
  const around = await rankedAround(ranking, before, hasPlace ? me : null, behind)
  const [rows = []] = await showLists([around], visit)
  return { ...about, rows }
}

/** The list, as it opens on me, or on from a cursor. @throws Problem 404 for a season where none runs, 422 for a foreign cursor */
export async function readBig(
  { window, scope, above, below }: HandlerInput<typeof readRanking>['query'],
  visit: RankingVisit,
): Promise<RankingReply> {
  const isFirst = above === undefined && below === undefined
  const period = await mustFindPeriod(window, visit)
  const opened = await open(scope, period, visit, isFirst ? aroundMe : undefined)
  const { ranking, about } = opened
  if (above !== undefined) {
    const before = await shownBefore(ranking, entryIn('above', above), PAGE_SIZE + 1)
    const rows = await ranked(ranking, before.slice(0, PAGE_SIZE).toReversed())
    const podium = await podiumOf(ranking)
    return show({ about, podium, rows, hasAbove: before.length > PAGE_SIZE, hasBelow: true }, visit)
  }
  if (below !== undefined) {
    const behind = await shownBehind(ranking, entryIn('below', below), PAGE_SIZE + 1)
    const rows = await ranked(ranking, behind.slice(0, PAGE_SIZE))
    const podium = await podiumOf(ranking)
    return show({ about, podium, rows, hasAbove: true, hasBelow: behind.length > PAGE_SIZE }, visit)
  }
  return readFirst(opened, visit)
}

/** What the first part shows of somebody who has a place. */
const aroundMe = (board: Board, me: Me | null): Promise<unknown>[] =>
  me && me.points > 0 ? [board.before(me, ABOVE_ME + 1), board.behind(me, PAGE_SIZE + 1)] : []

async function readFirst({ ranking, me, about }: Opened, visit: RankingVisit): Promise<RankingReply> {
  const place = about.me?.rank === null || about.me === null ? null : me
  // a reader in the band finds the end of the list, one without points the beginning
  const isInBand = place === null && me !== null && me.points > 0
  const [before, behindAll, podium] = await Promise.all([
    place || isInBand ? shownBefore(ranking, me, ABOVE_ME + 1) : [],
    isInBand ? [] : shownBehind(ranking, place, PAGE_SIZE + 1),
    podiumOf(ranking),
  ])
  const rest = PAGE_SIZE - Math.min(before.length, ABOVE_ME)
  const behind = behindAll.slice(0, rest + 1)
  const rows = await rankedAround(
    ranking,
    before.slice(0, ABOVE_ME).toReversed(),
    place,
    behind.slice(0, rest),
  )
  const [hasAbove, hasBelow] = [before.length > ABOVE_ME, behind.length > rest]
  return show({ about, podium, rows, hasAbove, hasBelow }, visit)
}

interface Part {
  about: Opened['about']
  podium: readonly Ranked[]
  rows: readonly Ranked[]
  hasAbove: boolean
  hasBelow: boolean
}

async function show(
  { about, podium, rows, hasAbove, hasBelow }: Part,
  visit: RankingVisit,
): Promise<RankingReply> {
  const [first, last] = [rows[0], rows.at(-1)]
  const [shownPodium = [], shownRows = []] = await showLists([podium, rows], visit)
  return {
    ...about,
    podium: shownPodium,
    rows: shownRows,
    above: hasAbove && first ? cursorOf(first) : null,
    below: hasBelow && last ? cursorOf(last) : null,
  }
}

async function shownBefore(ranking: Ranking, entry: Entry | null, limit: number): Promise<Entry[]> {
  // below the floor nobody has a place: a look upwards from there begins above it
  const from = entry && entry.points < ranking.floor ? floorOf(ranking) : entry
  return ranking.before(from, limit)
}

async function shownBehind(ranking: Ranking, entry: Entry | null, limit: number): Promise<Entry[]> {
  const rows = await ranking.behind(entry, limit)
  return rows.filter(({ points }) => points >= ranking.floor)
}

/** Behind all who have as many points as it takes to have a place. */
function floorOf({ floor }: Ranking): Entry {
  return { points: floor - 1, name: '', id: NOBODY }
}

function cursorOf({ points, name, id }: Entry): string {
  return toCursor([String(points), name, id])
}

function entryIn(side: 'above' | 'below', cursor: string): Entry {
  const [points = '', name = '', id = ''] = fromCursor(cursor, 3) ?? []
  const isOne = /^\d{1,9}$/.test(points) && UUID.test(id) && !name.includes('\0')
  if (!isOne) throw refusedField(side, 'is no place in this list')
  return { points: Number(points), name, id }
}
