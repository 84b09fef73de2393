import { TASKS_SERVER } from '#kinds/server.ts'
import type { Recall, RecallCard } from '#shared/contract/recall.ts'
import { dayAfter, localDateIn, type LocalDate } from '#shared/domain/local-date.ts'
import { CARDS_A_DAY, rotated } from '#shared/domain/recall.ts'
import { dueDay } from '#server/lib/spaced-repetition.ts'
import type { PlayerContext } from '#server/play/player-context.ts'
import type { KnownCard } from '#server/play/recall-cards.ts'
import { judgeStep, readStreak } from '#server/rewards/streak.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'
import { readHandful } from './handful.ts'
import type { RecallVisit } from './visit.ts'

/** Of how many days to come is said what comes back. */
const DAYS_AHEAD = 7

const NOTHING: Recall = { cards: [], answeredToday: 0, isForStreak: false, known: 0, upcoming: [] }

export async function readOwnRecall(visit: RecallVisit): Promise<Recall> {
  const { db, now, tenant, player } = visit
  const handful = await readHandful(visit)
  if (!handful) return NOTHING
  const { context, known, today, answeredToday } = handful
  const rules = readStreakRules(tenant.params, tenant.features.isShopEnabled)
  const step = judgeStep(await readStreak(db, player), rules, 'task', { at: now, zone: player.timeZone })
  return {
    cards: today.flatMap((card) => showRecallCard(card, context) ?? []),
    answeredToday,
    isForStreak: step !== null,
    known: known.length,
    upcoming: upcomingOf(
      known.filter((card) => !today.includes(card)),
      localDateIn(player.timeZone, now),
    ),
  }
}

/** As its player may see it before it is answered; null where the content has it no more. */
function showRecallCard({ taskId, cardId, reps }: KnownCard, context: PlayerContext): RecallCard | null {
  const task = context.content.tasks.get(taskId)?.task.content
  const words = context.words.task(taskId)
  const shown = task && TASKS_SERVER[task.type].recall?.show(task, words, cardId)
  if (!shown) return null
  return { taskId, cardId, taskName: words.name, ...shown, answers: rotated(shown.answers, reps) }
}

/** A handful a day: what is due and has no room on its day comes on the next. */
function upcomingOf(left: readonly KnownCard[], today: LocalDate): Recall['upcoming'] {
  let waiting = left.map((card) => dueDay(card)).toSorted()
  const upcoming: Recall['upcoming'] = []
  let day = dayAfter(today)
  while (waiting.length > 0 && upcoming.length < DAYS_AHEAD) {
    const [next = day] = waiting
    if (next > day) day = next
    const cards = Math.min(CARDS_A_DAY, waiting.filter((due) => due <= day).length)
    upcoming.push({ day, cards })
    waiting = waiting.slice(cards)
    day = dayAfter(day)
  }
  return upcoming
}
