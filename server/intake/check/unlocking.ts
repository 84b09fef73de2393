import { say, type FindingValue } from '#shared/domain/findings/words.ts'
import type { Findings } from '../findings.ts'
import { didYouMean } from '#shared/scene/drawn-names/nearest.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import { playThrough, type Lock, type Play } from './play-through.ts'
import type { ChildMissions } from './child-missions.ts'

/** Rules name what exists, and nothing waits for ever. */
export function checkUnlocking(
  adventure: AdventureSource,
  children: ChildMissions,
  findings: Findings,
): void {
  const missions = new Set(adventure.missions.keys())
  const tasks = new Set(
    [...adventure.missions.values()].flatMap((mission) => mission.tasks.map(({ id }) => id)),
  )
  for (const { rule, label } of locksOf(adventure)) {
    for (const condition of rule.of) {
      if ('mission' in condition) checkName('mission', condition.mission, missions, label, findings)
      if ('task' in condition) checkName('task', condition.task, tasks, label, findings)
    }
  }
  checkWaiting(adventure, children, findings)
  checkPoints(adventure, children, findings)
}

function checkName(
  kind: 'mission' | 'task',
  name: string,
  known: ReadonlySet<string>,
  label: string,
  findings: Findings,
): void {
  if (known.has(name)) return
  const isMission = kind === 'mission'
  const hint = didYouMean(name, known) ?? say(isMission ? 'make-mission' : 'make-task')
  findings.error(label, say(isMission ? 'unlock-mission-unknown' : 'unlock-task-unknown', { name }), hint)
}

function locksOf({ missions }: AdventureSource): Lock[] {
  return [...missions.values()].flatMap((mission) => [
    ...(mission.settings.unlock
      ? [{ name: mission.id, rule: mission.settings.unlock, label: mission.folder.label('mission.json') }]
      : []),
    ...mission.tasks.flatMap(({ id, label, file }) =>
      file?.unlock ? [{ name: id, rule: file.unlock, label }] : [],
    ),
  ])
}

/** What is still shut when everything that opens was finished waits in a circle. */
function checkWaiting(adventure: AdventureSource, children: ChildMissions, findings: Findings): void {
  const locks = new Map(locksOf(adventure).map((lock) => [lock.name, lock]))
  const play = playThrough(adventure, children, locks, 'points come')
  const reported = new Set<string>()
  for (const lock of locks.values()) {
    if (reported.has(lock.name) || play.isOpen(lock) || !play.isReached(lock.name)) continue
    const circle = follow(lock, locks, play)
    // it waits for something that was reported already
    const isReported = circle.some((name) => reported.has(name))
    for (const name of circle) reported.add(name)
    if (isReported) continue
    const story = circle.length > 1 ? waitingFor(circle) : say('waits-for-nothing', { name: lock.name })
    findings.error(lock.label, say('unlock-never', { story }), say('unlock-never-hint'))
  }
}

/** "a waits for b waits for a" */
function waitingFor([first = '', ...others]: readonly string[]): FindingValue {
  return others.length === 0 ? first : say('waits-for', { first, second: waitingFor(others) })
}

/** From one shut door to the next, until one comes again. */
function follow(start: Lock, locks: ReadonlyMap<string, Lock>, play: Play): string[] {
  const names: string[] = []
  const seen = new Set<string>()
  for (let lock: Lock | undefined = start; lock;) {
    names.push(lock.name)
    if (seen.has(lock.name)) return names
    seen.add(lock.name)
    const waitsFor: readonly string[] = lock.rule.of
      .filter((condition) => !play.isMet(condition))
      .flatMap((condition) => play.blockers(condition))
    lock = waitsFor.map((name) => locks.get(name)).find((next) => next !== undefined && !play.isOpen(next))
  }
  return names
}

/** A first answer counts for good: who answers wrong has no second chance of the points. */
function checkPoints(adventure: AdventureSource, children: ChildMissions, findings: Findings): void {
  const locks = new Map(locksOf(adventure).map((lock) => [lock.name, lock]))
  const best = playThrough(adventure, children, locks, 'all answers right')
  const worst = playThrough(adventure, children, locks, 'all answers wrong')
  for (const lock of locks.values()) {
    const asked = lock.rule.of.flatMap((one) => ('points' in one ? [one.points] : []))
    const [points] = asked
    if (points === undefined || worst.isOpen(lock) || !worst.isReached(lock.name)) continue
    const problem = best.isOpen(lock)
      ? say('unlock-points-wrong', { points })
      : say('unlock-points-few', { points, earned: best.earned() })
    findings.advise(lock.label, problem, say('unlock-points-hint'))
  }
}
