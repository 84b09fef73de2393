import type { TeamPlayer } from '#shared/contract/team.ts'
import { dueOf } from '#shared/domain/due.ts'
import { localDateIn } from '#shared/domain/local-date.ts'
import { currentStreak } from '#shared/domain/streak.ts'
import { percentDone } from '#shared/domain/progress.ts'
import { stuckSince } from '#shared/domain/stuck.ts'
import { avatarAddress } from '#server/lib/profiles.ts'
import { readDueDays, type DueDays } from '#server/play/due-days.ts'
import { wordsOf, type ReadableVersion } from '#server/play/read-reviews.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'
import { readFacts, readMemberships } from './read-facts.ts'
import type { LeaderVisit } from './visit.ts'

type Facts = Awaited<ReturnType<typeof readFacts>>[number]

/** How people stand, in the order of their ids. That they are mine is asked before. */
export async function showTeamPlayers(ids: readonly string[], visit: LeaderVisit): Promise<TeamPlayer[]> {
  if (ids.length === 0) return []
  const [rows, memberships, dueDays] = await Promise.all([
    readFacts(ids, visit),
    readMemberships(ids, visit),
    readDueDays(visit.db, visit.tenant.id, ids),
  ])
  const versions = await wordsOf(
    visit,
    rows.flatMap(({ versionId }) => versionId ?? []),
  )
  return ids.flatMap((id) => {
    const facts = rows.find((row) => row.id === id)
    if (!facts) return []
    const teams = memberships
      .filter(({ personId }) => personId === id)
      .map((team) => ({ id: team.id, name: team.name }))
    return [{ ...show(facts, versions.get(facts.versionId ?? ''), dueDays, visit), teams }]
  })
}

function show(
  facts: Facts,
  versions: ReadableVersion | undefined,
  dueDays: DueDays,
  { now, tenant }: LeaderVisit,
): Omit<TeamPlayer, 'teams'> {
  const { id, displayName, picture, avatarSprite, points, waiting } = facts
  const tasks = versions?.content.tasksBelow.get(versions.content.published.rootMission) ?? []
  const done = new Set(facts.done)
  const progress = percentDone(tasks.filter((task) => done.has(task)).length, tasks.length)
  const lastDone = facts.lastDone ?? facts.enrolledAt
  const stuck = lastDone && tasks.length > 0 ? stuckSince(lastDone, progress, now) : null
  const { period } = readStreakRules(tenant.params, tenant.features.isShopEnabled)
  const moment = { at: now, zone: facts.timeZone ?? tenant.timeZone }
  const due =
    facts.adventureId === null
      ? undefined
      : dueOf(dueDays(id, facts.adventureId), progress, localDateIn(moment.zone, now))
  return {
    player: { id, displayName, avatar: avatarAddress(id, picture), avatarSprite },
    adventureName: versions?.words.adventure ?? null,
    progress,
    points,
    streak: currentStreak(facts.streak, period, moment).streak,
    waiting,
    lastActiveAt: facts.lastActiveAt?.toISOString() ?? null,
    stuckSince: stuck?.toISOString() ?? null,
    ...(due && { due }),
  }
}
