import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
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
import { editionIn, packageFor } from './edition.ts'
import { boundAnswers, countAnswers, VisitAnswers, withAnswers } from './answers.ts'

/** Visits of one item whose time is stored one by one; earlier ones are added up. */
const MOST_VISITS = 50
/** Characters that all SCOs of a package may store together. */
const MOST_LETTERS = 400_000

const Visit = z.object({ id: z.string(), seconds: z.number() })

const StoredItem = z.object({
  id: z.string(),
  cmi: Cmi,
  /** In the order in which they began. */
  visits: z.array(Visit),
  secondsBefore: z.number(),
  /** Answers that the item reported; absent where there are none. The name is stored. */
  told: z.optional(z.array(VisitAnswers)),
})
type StoredItem = z.infer<typeof StoredItem>

const Stored = z.object({
  items: z.array(StoredItem),
  last: z.nullable(z.string()),
  /** Milliseconds since 1970, by the server's clock: of the first launch, until then of the start. */
  beganAt: z.number(),
  /** Of a package with one a language: that in which it began. */
  edition: z.optional(z.enum(LANGUAGE_CODES)),
})
export const StoredScorm = Stored
type Stored = z.infer<typeof Stored>

const FRESH: Cmi = { status: 'not attempted', location: '', suspendData: '', score: null, exit: '' }

/**
 * A SCORM 1.2 package. Over when every item is completed, passed or failed, and the minimum time has passed by the server's
 * clock; worth the mean of what its items score, or all of it where none does. A failed item is to be done again.
 */
export const rule: TaskRule<'scorm12', Stored> = {
  stored: Stored,
  tries: null,
  begin(content, { now, language }) {
    const edition = editionIn(content, language)
    return { items: [], last: null, beganAt: now.getTime(), ...(edition && { edition }) }
  },
  playable(content, text, stored) {
    const { parts = [] } = content
    const found = packageFor(content, stored)
    return {
      type: 'scorm12',
      // the manifest speaks one language
      title: parts.length > 0 ? '' : (found?.title ?? ''),
      items: withTitles(
        found?.items ?? [],
        parts.map((id) => text.parts?.[id]?.title),
      ),
      ...(found?.opensWindows && { opensWindows: true }),
    }
  },
  take(content, stored, move, { launchedAt }) {
    // only what the launch page has opened can report anything
    if (!launchedAt) return 'not-launched'
    const item = playedIn(content, stored).find(({ id }) => id === move.item)
    if (!item) return 'unknown'
    if (move.cmi && ![move.cmi, ...(move.cmi.objectives ?? [])].every(isScore)) return 'unknown'
    const before = stored.items.find(({ id }) => id === item.id)
    const current = before ?? { id: item.id, cmi: FRESH, visits: [], secondsBefore: 0 }
    const after = visited(item, current, move)
    const items = boundAnswers([...stored.items.filter(({ id }) => id !== item.id), after])
    if (lettersOf(items) > MOST_LETTERS) return 'too-large'
    const beganAt = Math.max(stored.beganAt, launchedAt.getTime())
    return { ...stored, items, last: item.id, beganAt }
  },
  show(content, _text, stored) {
    const { items, last } = stored
    const played = playedIn(content, stored)
    return {
      type: 'scorm12',
      items: played.flatMap(({ id }) => items.filter((one) => one.id === id).map(shown)),
      last: played.some(({ id }) => id === last) ? last : null,
      secondsLeft: content.minimumSeconds,
    }
  },
  clock: {
    withTime(state, { beganAt }, now) {
      const seconds = (now.getTime() - beganAt) / 1000
      return { ...state, secondsLeft: Math.max(0, Math.ceil(state.secondsLeft - seconds)) }
    },
  },
  progress(content, stored) {
    const items = playedIn(content, stored)
    return percentDone(items.filter(({ id }) => isOver(cmiOf(stored, id).status)).length, items.length)
  },
  leastSeconds: (content, _text, stored) =>
    Math.max(content.minimumSeconds, LEAST_SECONDS_EACH * playedIn(content, stored).length),
  result(content, stored, { now, launchedAt }) {
    if (!launchedAt) return null
    const all = playedIn(content, stored).map(({ id }) => cmiOf(stored, id))
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
function playedIn(content: ScormPublished, stored: Pick<Stored, 'edition'>): ScormItem[] {
  return packageFor(content, stored)?.items.filter(({ href }) => href !== null) ?? []
}

function cmiOf({ items }: Stored, id: string): Cmi {
  return items.find((one) => one.id === id)?.cmi ?? FRESH
}

/** The item after a move. A visit before the last one adds its time and undoes nothing. */
function visited(
  item: ScormItem,
  current: StoredItem,
  { visit, seconds, cmi, answers }: ScormMove,
): StoredItem {
  const isEarlier = current.visits.slice(0, -1).some(({ id }) => id === visit)
  const answered = answers ? withAnswers(current.told ?? [], visit, answers) : current.told
  const timed = { ...withVisit(current, visit, seconds ?? 0), ...(answered && { told: answered }) }
  // an asset reports nothing: it is done once it was opened
  if (!item.isSco) return { ...timed, cmi: { ...current.cmi, status: 'completed' } }
  if (!cmi) return timed
  const said = masteredStatus(cmi.status, cmi.score?.raw ?? null, item.masteryScore)
  const status = laterStatus(current.cmi.status, said)
  return { ...timed, cmi: isEarlier ? { ...current.cmi, status } : { ...cmi, status } }
}

function withVisit(current: StoredItem, id: string, seconds: number): StoredItem {
  const known = current.visits.find((one) => one.id === id)
  const longest = { id, seconds: Math.max(seconds, known?.seconds ?? 0) }
  const visits = known
    ? current.visits.map((one) => (one === known ? longest : one))
    : [...current.visits, longest]
  const dropped = visits.slice(0, -MOST_VISITS)
  const secondsBefore = current.secondsBefore + dropped.reduce((sum, one) => sum + one.seconds, 0)
  return { ...current, visits: visits.slice(-MOST_VISITS), secondsBefore }
}

function shown({ id, cmi, visits, secondsBefore, told: answered }: StoredItem): ItemState {
  const totalSeconds = secondsBefore + visits.reduce((sum, { seconds }) => sum + seconds, 0)
  const answers = countAnswers(answered)
  return { id, cmi, totalSeconds, ...(answers && { answers }) }
}

/** Its ends lie in order, and the score between them. */
function isScore({ score }: Pick<Cmi, 'score'>): boolean {
  if (!score) return true
  const { raw, min, max } = score
  const [low, high] = [min ?? 0, max ?? 100]
  return low <= high && (raw === null || (raw >= low && raw <= high))
}

function lettersOf(items: readonly StoredItem[]): number {
  const objectives = ({ objectives: all = [] }: Cmi) => all.reduce((sum, { id }) => sum + id.length, 0)
  return items.reduce((sum, { cmi }) => sum + cmi.suspendData.length + objectives(cmi), 0)
}
