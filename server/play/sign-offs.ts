import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { SignOff } from '#shared/contract/sign-off.ts'
import type { Database } from '#server/db/database.ts'
import { signOffs } from '#server/db/schema/coaching.ts'
import { people } from '#server/db/schema/people.ts'

/** Trainings with who answered, if anybody has; which ones, and in what order, is the caller's to say. */
export function selectSignOffs(db: Database) {
  return db
    .select({
      id: signOffs.id,
      training: signOffs.training,
      note: signOffs.note,
      askedAt: signOffs.askedAt,
      isGiven: signOffs.isGiven,
      words: signOffs.words,
      decidedAt: signOffs.decidedAt,
      by: people.displayName,
    })
    .from(signOffs)
    .leftJoin(people, and(eq(people.tenantId, signOffs.tenantId), eq(people.id, signOffs.decidedBy)))
    .$dynamic()
}

/** Not withdrawn. */
export const STANDS = or(isNull(signOffs.decidedAt), isNotNull(signOffs.isGiven))

type Row = Awaited<ReturnType<typeof selectSignOffs>>[number]

/** A training as anyone who asked reads it. */
export function showSignOff({ id, training, note, askedAt, isGiven, words, decidedAt, by }: Row): SignOff {
  const decision =
    decidedAt === null
      ? null
      : { isGiven: isGiven === true, words, by: by ?? '', decidedAt: decidedAt.toISOString() }
  return { id, training, note, askedAt: askedAt.toISOString(), decision }
}
