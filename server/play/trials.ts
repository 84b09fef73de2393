import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { teams } from '#server/db/schema/teams.ts'
import { adventureTrials, adventureTrialTeams } from '#server/db/schema/trials.ts'
import { contentOf, storeVersion } from './adventure-rows.ts'
import { forgetWhoAnswered } from './anonymous-answers.ts'
import { lookBackFor } from './badge-look-back.ts'
import { withKnownKinds } from './known-kinds.ts'
import { placedPackages } from './placed-packages.ts'
import { currentPublication, readPublications, type PublicationRow } from './publications.ts'
import { seesTrial } from './sees-trial.ts'
import { withPackages } from './with-packages.ts'

interface Which {
  tenantId: string
  adventureId: string
}

const isIts = ({ tenantId, adventureId }: Which) =>
  and(eq(adventureTrials.tenantId, tenantId), eq(adventureTrials.adventureId, adventureId))

export async function readTrial(db: Database, which: Which) {
  const [row] = await db.select().from(adventureTrials).where(isIts(which))
  return row
}

/** What was published last of what is seen now: the trial where there is one, for it ends with the next version for everybody. */
export async function lastSeen(db: Database, which: Which): Promise<PublicationRow | undefined> {
  const trial = await readTrial(db, which)
  const rows = trial ? await readPublications(db, which) : []
  return rows.find(({ number }) => number === trial?.number) ?? currentPublication(db, which)
}

/** The same of a folder. */
export async function lastSeenIn(
  db: Database,
  folder: string,
  tenantId: string,
): Promise<PublicationRow | undefined> {
  const isIt = and(eq(adventures.tenantId, tenantId), eq(adventures.folder, folder))
  const [adventure] = await db.select({ id: adventures.id }).from(adventures).where(isIt)
  return adventure && lastSeen(db, { tenantId, adventureId: adventure.id })
}

/** Teams in use that see the trial of an adventure, by name. */
export async function trialTeams(db: Database, { tenantId, adventureId }: Which) {
  return db
    .select({ id: teams.id, name: teams.name })
    .from(adventureTrialTeams)
    .innerJoin(
      teams,
      and(
        eq(teams.tenantId, adventureTrialTeams.tenantId),
        eq(teams.id, adventureTrialTeams.teamId),
        isNull(teams.archivedAt),
      ),
    )
    .where(and(eq(adventureTrialTeams.tenantId, tenantId), eq(adventureTrialTeams.adventureId, adventureId)))
    .orderBy(asc(teams.name))
}

/**
 * Shows a publication to these teams and to nobody else, in place of what was shown to some before. In the transaction that holds the
 * adventure.
 */
export async function beginTrial(
  tx: Database,
  which: Which,
  { number, versionId, teamIds }: { number: number; versionId: string; teamIds: readonly string[] },
  now: Date,
): Promise<void> {
  await tx.delete(adventureTrials).where(isIts(which))
  await tx.insert(adventureTrials).values({ ...which, number, versionId, builtVersionId: versionId })
  await tx.insert(adventureTrialTeams).values(teamIds.map((teamId) => ({ ...which, teamId })))
  await layTrial(tx, which, now, true)
}

/** Its teams see what everybody sees. In the transaction that holds the adventure. */
export async function endTrial(tx: Database, which: Which): Promise<void> {
  await tx.delete(adventureTrials).where(isIts(which))
}

/**
 * The trial with the packages that its tenant has put into its missions by now. In the transaction that holds the adventure, after the packages
 * were changed.
 * @param isNew its teams saw another one before, whatever packages there are
 */
export async function layTrial(tx: Database, which: Which, now: Date, isNew = false): Promise<void> {
  const { tenantId, adventureId } = which
  const trial = await readTrial(tx, which)
  const built = trial && (await contentOf(tx, which, trial.builtVersionId))
  if (!built) return
  const laid = withPackages(built, await placedPackages(tx, which))
  const versionId =
    laid === built ? trial.builtVersionId : await storeVersion(tx, tenantId, adventureId, laid, now)
  if (versionId === trial.versionId && !isNew) return
  await tx.update(adventureTrials).set({ versionId }).where(isIts(which))
  await forgetWhoAnswered(
    tx,
    { tenantId, adventureId, versionId },
    withKnownKinds(laid),
    seesTrial(tx, which),
  )
  await lookBackFor(tx, which, laid, now)
}
