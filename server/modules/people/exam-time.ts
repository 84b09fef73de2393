import { and, eq } from 'drizzle-orm'
import type { setExtraExamTime } from '#shared/contract/exam-time.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import { people } from '#server/db/schema/people.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { mustLead } from '#server/policies/must-lead.ts'

/** The log line of the request says who gave whom how much. @throws Problem 404 for who is not here, or not led by this leader */
export async function giveExtraTime(
  personId: string,
  { percent }: HandlerInput<typeof setExtraExamTime>['body'],
  { db, player, tenant, logSecurity }: VisitOf<typeof setExtraExamTime>,
): Promise<Reply<typeof setExtraExamTime>> {
  if (player.role !== 'admin') await mustLead(db, player, personId)
  const changed = await db
    .update(people)
    .set({ extraExamTime: percent })
    .where(and(eq(people.tenantId, tenant.id), eq(people.id, personId)))
    .returning({ id: people.id })
  if (changed.length === 0) throw notFound()
  logSecurity('exam-time-changed', { account: personId, percent: String(percent) })
  return { percent }
}
