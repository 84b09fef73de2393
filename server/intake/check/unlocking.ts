import type { UnlockRule } from '#shared/domain/unlocking.ts'
import type { Findings } from '../findings.ts'
import { didYouMean } from '../nearest.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { Ways } from './ways.ts'

type Condition = UnlockRule['of'][number]

/** A mission or a task with what must be before it opens. */
interface Lock {
  name: string
  rule: UnlockRule
  label: string
}

/** Rules name what exists, and nothing waits for ever. */
export function checkUnlocking(adventure: AdventureSource, ways: Ways, findings: Findings): void {
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
  checkWaiting(adventure, ways, findings)
}

function checkName(
  kind: string,
  name: string,
  known: ReadonlySet<string>,
  label: string,
  findings: Findings,
): void {
  if (known.has(name)) return
  const mend = didYouMean(name, known).trim() || `Take it out, or make the ${kind}.`
  findings.fault(label, `unlock waits for the ${kind} "${name}", which does not exist`, mend)
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

/** Plays everything that can be played, over and over, until nothing new opens. What is still shut waits in a circle. */
function checkWaiting(adventure: AdventureSource, ways: Ways, findings: Findings): void {
  const locks = new Map(locksOf(adventure).map((lock) => [lock.name, lock]))
  const play = new Play(adventure, ways, locks)
  while (play.round());
  const told = new Set<string>()
  for (const lock of locks.values()) {
    if (told.has(lock.name) || play.isOpen(lock) || !play.isReached(lock.name)) continue
    const circle = follow(lock, locks, play)
    // it waits for something that was told already
    const isTold = circle.some((name) => told.has(name))
    for (const name of circle) told.add(name)
    if (isTold) continue
    const story =
      circle.length > 1 ? circle.join(' waits for ') : `${lock.name} waits for what can never be finished`
    findings.fault(
      lock.label,
      `unlock never opens: ${story}`,
      'Take one condition out: something must be open from the start.',
    )
  }
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

class Play {
  private readonly finished = new Set<string>()
  private readonly adventure: AdventureSource
  private readonly ways: Ways
  private readonly locks: ReadonlyMap<string, Lock>
  /** The mission that leads to a mission. */
  private readonly parents = new Map<string, string>()
  /** The missions in which a task of this name lies. */
  private readonly owners = new Map<string, string[]>()
  /** Tasks of a mission and of all missions below it. */
  private readonly below = new Map<string, readonly string[]>()

  constructor(adventure: AdventureSource, ways: Ways, locks: ReadonlyMap<string, Lock>) {
    this.adventure = adventure
    this.ways = ways
    this.locks = locks
    for (const [id, children] of ways) for (const child of children) this.parents.set(child, id)
    for (const { id, tasks } of adventure.missions.values())
      for (const task of tasks) this.owners.set(task.id, [...(this.owners.get(task.id) ?? []), id])
  }

  /** Finishes all that is open now; false when that is nothing new. */
  round(): boolean {
    const before = this.finished.size
    this.visit(this.adventure.settings.rootMission)
    return this.finished.size > before
  }

  /** Points and dates come with time; names that do not exist are told elsewhere. */
  isMet(condition: Condition): boolean {
    if ('task' in condition)
      return this.finished.has(condition.task) || !this.taskOwners(condition.task).length
    if ('mission' in condition) return this.isMissionFinished(condition.mission)
    return true
  }

  isOpen({ rule }: Lock): boolean {
    return rule.need === 'all'
      ? rule.of.every((one) => this.isMet(one))
      : rule.of.some((one) => this.isMet(one))
  }

  /** The missions on the way to it are open; otherwise not it is at fault. */
  isReached(name: string): boolean {
    const parent = this.parents.get(name) ?? this.taskOwners(name)[0]
    if (parent === undefined) return true
    const lock = this.locks.get(parent)
    return (!lock || this.isOpen(lock)) && this.isReached(parent)
  }

  /** What has to be opened for a condition to come true. */
  blockers(condition: Condition): string[] {
    if ('task' in condition) return [condition.task, ...this.taskOwners(condition.task)]
    if ('mission' in condition) return [condition.mission, ...this.inside(condition.mission)]
    return []
  }

  private visit(id: string): void {
    const lock = this.locks.get(id)
    if (lock && !this.isOpen(lock)) return
    for (const task of this.adventure.missions.get(id)?.tasks ?? []) {
      const taskLock = this.locks.get(task.id)
      if (!taskLock || this.isOpen(taskLock)) this.finished.add(task.id)
    }
    for (const child of this.ways.get(id) ?? []) this.visit(child)
  }

  /** All tasks in it and below it; a mission without any is never finished. */
  private isMissionFinished(id: string): boolean {
    if (!this.adventure.missions.has(id)) return true
    const tasks = this.tasksBelow(id)
    return tasks.length > 0 && tasks.every((task) => this.finished.has(task))
  }

  private tasksBelow(id: string): readonly string[] {
    const known = this.below.get(id)
    if (known) return known
    const own = this.adventure.missions.get(id)?.tasks.map((task) => task.id) ?? []
    const below = [...own, ...(this.ways.get(id) ?? []).flatMap((child) => this.tasksBelow(child))]
    this.below.set(id, below)
    return below
  }

  private inside(id: string): string[] {
    const children = this.ways.get(id) ?? []
    return [...this.tasksBelow(id), ...children, ...children.flatMap((child) => this.inside(child))]
  }

  private taskOwners(task: string): readonly string[] {
    return this.owners.get(task) ?? []
  }
}
