import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { TASKS_SERVER } from '#kinds/server.ts'
import { RecallVerdict, type answerRecall } from '#shared/contract/recall.ts'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import { recallAnswers } from '#server/db/schema/recall.ts'
import { Problem, refusedField } from '#server/http/problem.ts'
import { dueDay, nextMemory } from '#server/lib/spaced-repetition.ts'
import { badgeTests } from '#server/play/badge-tests.ts'
import { mustPlay } from '#server/policies/must-play.ts'
import { noteRecall } from '#server/rewards/answer-recall.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'
import { readHandful } from './handful.ts'
import type { RecallVisit } from './visit.ts'

type Answer = HandlerInput<typeof answerRecall>['body']

/** @throws Problem 404 for who plays no adventure, 409 for a card that does not come back to the player today, 422 for answers of another one */
export async function answerCard(answer: Answer, visit: RecallVisit): Promise<RecallVerdict> {
  mustPlay(visit.player)
  const verdict =
    (await findReply(answer.key, visit)) ??
    (await judgeAndNote(answer, visit)) ??
    // another try of the same was faster
    (await findReply(answer.key, visit))
  if (!verdict) throw new Problem(409, 'not-due')
  return verdict
}

/** Null where the card does not come back today, or was answered meanwhile. @throws Problem 422 */
async function judgeAndNote(
  { taskId, cardId, answers, key }: Answer,
  visit: RecallVisit,
): Promise<RecallVerdict | null> {
  const { db, now, tenant, player } = visit
  const handful = await readHandful(visit)
  const card = handful?.today.find((one) => one.taskId === taskId && one.cardId === cardId)
  const content = handful?.context.content.tasks.get(taskId)?.task.content
  if (!handful || !card || !content) return null
  const text = handful.context.words.task(taskId)
  const judged = TASKS_SERVER[content.type].recall?.judge(content, text, cardId, answers)
  if (!judged) throw refusedField('answers', 'are no answers of this card')
  const memory = nextMemory(card, judged.isCorrect, { at: now, zone: player.timeZone })
  const rules = readStreakRules(tenant.params, tenant.features.isShopEnabled)
  const noted = await noteRecall(
    db,
    player,
    {
      ...{ adventureId: mustPlay(player).id, taskId, cardId, key, answers, memory },
      ...{ isRight: judged.isCorrect, reps: card.reps },
      reply: { ...judged, nextDay: dueDay(memory) },
      askable: handful.known.map((one) => `${one.taskId}/${one.cardId}`),
      badges: badgeTests(handful.context.content, rules.period, { by: 'step' }),
    },
    rules,
    now,
  )
  return noted === 'moved' ? null : z.parse(RecallVerdict, noted.reply)
}

/** What this key was answered before. */
async function findReply(key: string, { db, player }: RecallVisit): Promise<RecallVerdict | null> {
  const [row] = await db
    .select({ reply: recallAnswers.reply })
    .from(recallAnswers)
    .where(
      and(
        eq(recallAnswers.tenantId, player.tenantId),
        eq(recallAnswers.personId, player.id),
        eq(recallAnswers.key, key),
      ),
    )
  return row ? z.parse(RecallVerdict, row.reply) : null
}
