import { and, eq, inArray } from 'drizzle-orm'
import type { LedGoal, TeamGoal } from '#shared/contract/together.ts'
import { dayAfter } from '#shared/domain/local-date.ts'
import { goalProgress, proposeGoal } from '#shared/domain/team-goal.ts'
import { goalCheers, teamGoals } from '#server/db/schema/together.ts'
import { notFound } from '#server/http/problem.ts'
import { leastOf } from '#server/lib/smallest-group.ts'
import { readLedTeams } from '#server/policies/must-lead.ts'
import { readTeamWeeks, thisWeek } from './finished-in-weeks.ts'
import type { TogetherVisit } from './visit.ts'

interface Team {
  id: string
  name: string
}

/** How far these teams are, as somebody who plays in them sees it. */
export async function readGoals(own: readonly Team[], visit: TogetherVisit): Promise<TeamGoal[]> {
  const { db, tenant, player } = visit
  const targets = await readTargets(own, visit)
  const aiming = own.filter(({ id }) => targets.has(id))
  if (aiming.length === 0) return []
  const week = thisWeek(visit)
  const [weeksOf, cheers] = await Promise.all([
    readTeamWeeks([...targets.keys()], visit),
    db
      .select({ teamId: goalCheers.teamId })
      .from(goalCheers)
      .where(
        and(
          eq(goalCheers.tenantId, tenant.id),
          eq(goalCheers.personId, player.id),
          eq(goalCheers.week, week),
        ),
      ),
  ])
  return aiming.map(({ id, name }) => {
    const target = targets.get(id) ?? 1
    const { members, done } = weeksOf(id)
    const progress = goalProgress({ target, done, members }, leastOf(tenant))
    const isKnown = cheers.some(({ teamId }) => teamId === id)
    return {
      ...{ teamId: id, teamName: name, week, lastDay: dayAfter(week, 6), target, ...progress },
      isNews: progress.isReached && !isKnown,
    }
  })
}

/** That somebody was told: of goals of the own teams that are reached alone. */
export async function cheer(
  teamIds: readonly string[],
  own: readonly Team[],
  visit: TogetherVisit,
): Promise<void> {
  const { db, tenant, player } = visit
  const reached = (await readGoals(own, visit)).filter(
    ({ teamId, isNews }) => isNews && teamIds.includes(teamId),
  )
  if (reached.length === 0) return
  await db
    .insert(goalCheers)
    .values(reached.map(({ teamId, week }) => ({ tenantId: tenant.id, teamId, personId: player.id, week })))
    .onConflictDoNothing()
}

export async function readLed(visit: TogetherVisit): Promise<LedGoal[]> {
  return showLed(await readLedTeams(visit.db, visit.player), visit)
}

/** @throws Problem 404 for a team that this person does not lead */
export async function setGoal(teamId: string, target: number | null, visit: TogetherVisit): Promise<LedGoal> {
  const { db, tenant, now } = visit
  const led = (await readLedTeams(db, visit.player)).filter(({ id }) => id === teamId)
  if (led.length === 0) throw notFound()
  if (target === null) {
    await db.delete(teamGoals).where(and(eq(teamGoals.tenantId, tenant.id), eq(teamGoals.teamId, teamId)))
  } else {
    await db
      .insert(teamGoals)
      .values({ tenantId: tenant.id, teamId, target, createdAt: now })
      .onConflictDoUpdate({ target: [teamGoals.tenantId, teamGoals.teamId], set: { target, createdAt: now } })
  }
  const [goal] = await showLed(led, visit)
  if (!goal) throw notFound()
  return goal
}

async function showLed(led: readonly Team[], visit: TogetherVisit): Promise<LedGoal[]> {
  if (led.length === 0) return []
  const [targets, weeksOf] = await Promise.all([
    readTargets(led, visit),
    readTeamWeeks(
      led.map(({ id }) => id),
      visit,
    ),
  ])
  const week = thisWeek(visit)
  return led.map(({ id, name }) => {
    const { members, done, before } = weeksOf(id)
    return {
      ...{ teamId: id, teamName: name, members, week, lastDay: dayAfter(week, 6), done },
      ...{ target: targets.get(id) ?? null, proposal: proposeGoal(members, before) },
    }
  })
}

async function readTargets(
  teams: readonly Team[],
  { db, tenant }: TogetherVisit,
): Promise<ReadonlyMap<string, number>> {
  if (teams.length === 0) return new Map()
  const rows = await db
    .select({ teamId: teamGoals.teamId, target: teamGoals.target })
    .from(teamGoals)
    .where(
      and(
        eq(teamGoals.tenantId, tenant.id),
        inArray(
          teamGoals.teamId,
          teams.map(({ id }) => id),
        ),
      ),
    )
  return new Map(rows.map(({ teamId, target }) => [teamId, target]))
}
