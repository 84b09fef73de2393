import * as z from 'zod/mini'
import { percentDone } from '#shared/domain/progress.ts'
import { shareOfScore } from '#shared/domain/scorm-score.ts'
import { isOver, laterStatus, masteredStatus } from '#shared/domain/scorm-status.ts'
import {
  Cmi,
  type ItemState,
  type ScormMove,
  type ScormPublished,
  type ScormItem,
} from '../shared/schemas.ts'
import { LEAST_SECONDS_EACH } from '#kinds/define/pace.ts'
import type { TaskRule } from '#kinds/define/rule.ts'
import { boundAnswers, countAnswers, VisitAnswers, withAnswers } from './answers.ts'

/** Visits of one item whose time is told apart; those before are one sum. */
const MOST_VISITS = 50
/** Letters that all SCOs of a package keep together. */
const MOST_LETTERS = 400_000

const Visit = z.object({ id: z.string(), seconds: z.number() })

const KeptItem = z.object({
  id: z.string(),
  cmi: Cmi,
  /** The last one stands last. */
  visits: z.array(Visit),
  secondsBefore: z.number(),
  /** Absent where it told of none. */
  told: z.optional(z.array(VisitAnswers)),
})
type KeptItem = z.infer<typeof KeptItem>

const Stored = z.object({
  items: z.array(KeptItem),
  last: z.nullable(z.string()),
  /** Milliseconds since 1970, by the server's clock: of the first launch, until then of the start. */
  beganAt: z.number(),
})
type Stored = z.infer<typeof Stored>

const FRESH: Cmi = { status: 'not attempted', location: '', suspendData: '', score: null, exit: '' }

/**
 * A SCORM 1.2 package. Over when every item is completed, passed or failed, and the minimum time has passed by the server's
 * clock; worth the mean of what its items score, or all of it where none does. A failed item is to be done again.
 */
export const rule: TaskRule<'scorm12', Stored> = {
  stored: Stored,
  tries: null,
  begin: (_content, { now }) => ({ items: [], last: null, beganAt: now.getTime() }),
  playable: ({ package: found, parts = [] }, text) => ({
    type: 'scorm12',
    // the manifest speaks one language
    title: parts.length > 0 ? '' : (found?.title ?? ''),
    items: withTitles(
      found?.items ?? [],
      parts.map((id) => text.parts?.[id]?.title),
    ),
    ...(found?.opensWindows && { opensWindows: true }),
  }),
  take(content, stored, move, { launchedAt }) {
    // only what the launch page has opened can report anything
    if (!launchedAt) return 'not-launched'
    const item = playedIn(content).find(({ id }) => id === move.item)
    if (!item) return 'unknown'
    if (move.cmi && ![move.cmi, ...(move.cmi.objectives ?? [])].every(isScore)) return 'unknown'
    const before = stored.items.find(({ id }) => id === item.id)
    const kept = before ?? { id: item.id, cmi: FRESH, visits: [], secondsBefore: 0 }
    const after = visited(item, kept, move)
    const items = boundAnswers([...stored.items.filter(({ id }) => id !== item.id), after])
    if (lettersOf(items) > MOST_LETTERS) return 'too-large'
    const beganAt = Math.max(stored.beganAt, launchedAt.getTime())
    return { items, last: item.id, beganAt }
  },
  show: (content, _text, { items, last }) => ({
    type: 'scorm12',
    items: playedIn(content).flatMap(({ id }) => items.filter((one) => one.id === id).map(shown)),
    last: playedIn(content).some(({ id }) => id === last) ? last : null,
    secondsLeft: content.minimumSeconds,
  }),
  clock: {
    withTime(state, { beganAt }, now) {
      const seconds = (now.getTime() - beganAt) / 1000
      return { ...state, secondsLeft: Math.max(0, Math.ceil(state.secondsLeft - seconds)) }
    },
  },
  progress(content, stored) {
    const items = playedIn(content)
    return percentDone(items.filter(({ id }) => isOver(keptOf(stored, id).status)).length, items.length)
  },
  leastSeconds: (content) => Math.max(content.minimumSeconds, LEAST_SECONDS_EACH * playedIn(content).length),
  result(content, stored, { now, launchedAt }) {
    if (!launchedAt) return null
    const all = playedIn(content).map(({ id }) => keptOf(stored, id))
    if (all.length === 0 || !all.every(({ status }) => isOver(status))) return null
    if ((now.getTime() - launchedAt.getTime()) / 1000 < content.minimumSeconds) return null
    const scores = all.flatMap(({ score }) => shareOfScore(score) ?? [])
    const share = scores.length === 0 ? 1 : scores.reduce((sum, one) => sum + one, 0) / scores.length
    return { share, score: null, isPassed: all.every(({ status }) => status !== 'failed') }
  },
}

/** @param titles of the items that are played, in their order; where one is missing, the manifest's stays */
function withTitles(items: readonly ScormItem[], titles: readonly (string | undefined)[]): ScormItem[] {
  const left = [...titles]
  return items.map((item) => (item.href === null ? item : { ...item, title: left.shift() ?? item.title }))
}

/** Items that are played; the others are headings. */
function playedIn({ package: found }: ScormPublished): ScormItem[] {
  return found?.items.filter(({ href }) => href !== null) ?? []
}

function keptOf({ items }: Stored, id: string): Cmi {
  return items.find((one) => one.id === id)?.cmi ?? FRESH
}

/** How an item stands after a move; a visit before the last one of it adds its time and takes nothing back. */
function visited(item: ScormItem, kept: KeptItem, { visit, seconds, cmi, answers }: ScormMove): KeptItem {
  const isEarlier = kept.visits.slice(0, -1).some(({ id }) => id === visit)
  const told = answers ? withAnswers(kept.told ?? [], visit, answers) : kept.told
  const timed = { ...withVisit(kept, visit, seconds ?? 0), ...(told && { told }) }
  // what does not talk is done when it was opened
  if (!item.isSco) return { ...timed, cmi: { ...kept.cmi, status: 'completed' } }
  if (!cmi) return timed
  const said = masteredStatus(cmi.status, cmi.score?.raw ?? null, item.masteryScore)
  const status = laterStatus(kept.cmi.status, said)
  return { ...timed, cmi: isEarlier ? { ...kept.cmi, status } : { ...cmi, status } }
}

function withVisit(kept: KeptItem, id: string, seconds: number): KeptItem {
  const known = kept.visits.find((one) => one.id === id)
  const longest = { id, seconds: Math.max(seconds, known?.seconds ?? 0) }
  const visits = known ? kept.visits.map((one) => (one === known ? longest : one)) : [...kept.visits, longest]
  const dropped = visits.slice(0, -MOST_VISITS)
  const secondsBefore = kept.secondsBefore + dropped.reduce((sum, one) => sum + one.seconds, 0)
  return { ...kept, visits: visits.slice(-MOST_VISITS), secondsBefore }
}

function shown({ id, cmi, visits, secondsBefore, told }: KeptItem): ItemState {
  const totalSeconds = secondsBefore + visits.reduce((sum, { seconds }) => sum + seconds, 0)
  const answers = countAnswers(told)
  return { id, cmi, totalSeconds, ...(answers && { answers }) }
}

/** Its ends lie in order, and the score between them. */
function isScore({ score }: Pick<Cmi, 'score'>): boolean {
  if (!score) return true
  const { raw, min, max } = score
  const [low, high] = [min ?? 0, max ?? 100]
  return low <= high && (raw === null || (raw >= low && raw <= high))
}

function lettersOf(items: readonly KeptItem[]): number {
  const objectives = ({ objectives: all = [] }: Cmi) => all.reduce((sum, { id }) => sum + id.length, 0)
  return items.reduce((sum, { cmi }) => sum + cmi.suspendData.length + objectives(cmi), 0)
}
