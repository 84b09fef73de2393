import { and, eq, gt } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#server/db/database.ts'
import { adventures, enrolments } from '#server/db/schema/adventures.ts'
import { people } from '#server/db/schema/people.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { versionSeenBy } from '#server/db/version-seen.ts'
import { noFileParams, type ReadFileParams } from '#server/lib/file-params.ts'
import type { JobHandlers } from '#server/lib/jobs.ts'
import { resolveTenant } from '#server/lib/resolved-tenant.ts'
import { enqueueLookBack, LOOK_BACK } from '#server/play/badge-look-back.ts'
import { badgeTests } from '#server/play/badge-tests.ts'
import { readContent } from '#server/play/read-content.ts'
import { awardBadges } from '#server/rewards/badges.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'

/** People looked at by one job: the next goes on after them, so that none holds a server for long. */
const SLICE = 100

const LookBackJob = z.object({ adventureId: z.uuid(), after: z.nullable(z.uuid()) })

/** Gives people the badges that they would have by what they did before; as often as one likes, for each is given once. */
export function badgeJobs(db: Database, readFileParams: ReadFileParams = noFileParams): JobHandlers {
  return {
    async [LOOK_BACK]({ tenantId, payload }, now) {
      const { adventureId, after } = z.parse(LookBackJob, payload)
      const last = await lookBack(db, { tenantId, adventureId, after }, readFileParams, now)
      if (last !== null) await enqueueLookBack(db, { tenantId, adventureId, after: last }, now)
    },
  }
}

interface Slice {
  tenantId: string
  adventureId: string
  after: string | null
}

/** @returns the last person of a full slice; null where nobody is left */
export async function lookBack(
  db: Database,
  { tenantId, adventureId, after }: Slice,
  readFileParams: ReadFileParams,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ tenant: tenants })
    .from(adventures)
    .innerJoin(tenants, eq(tenants.id, adventures.tenantId))
    .where(and(eq(adventures.tenantId, tenantId), eq(adventures.id, adventureId)))
  if (!row) return null
  const tenant = resolveTenant(row.tenant, await readFileParams())
  const { period } = readStreakRules(tenant.params, tenant.features.isShopEnabled)
  const players = await db
    .select({ id: people.id, timeZone: people.timeZone, versionId: versionSeenBy(people.id) })
    .from(enrolments)
    .innerJoin(
      adventures,
      and(eq(adventures.tenantId, enrolments.tenantId), eq(adventures.id, enrolments.adventureId)),
    )
    .innerJoin(people, and(eq(people.tenantId, enrolments.tenantId), eq(people.id, enrolments.personId)))
    .where(
      and(
        eq(enrolments.tenantId, tenantId),
        eq(enrolments.adventureId, adventureId),
        eq(people.isDisabled, false),
        after === null ? undefined : gt(people.id, after),
      ),
    )
    .orderBy(people.id)
    .limit(SLICE)
  // each by itself: a player who finishes a task meanwhile waits for one person at most
  for (const { id, timeZone, versionId } of players) {
    const content = await readContent(db, tenantId, versionId)
    if (!content) continue
    const stake = { adventureId, tests: badgeTests(content, period) }
    await awardBadges(db, { tenantId, id, timeZone: timeZone ?? tenant.timeZone }, stake, now)
  }
  return players.length < SLICE ? null : (players.at(-1)?.id ?? null)
}
