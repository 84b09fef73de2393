import { isStoryKind } from '#shared/domain/mission-kinds.ts'
import type { UnlockRule } from '#shared/domain/unlocking.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { ChildMissions } from './child-missions.ts'

type Condition = UnlockRule['of'][number]

/** A mission or a task with what must be before it opens. */
export interface Lock {
  name: string
  rule: UnlockRule
  label: string
}

/** How a player does whom nobody has seen yet. */
export type Player = 'points come' | 'all answers right' | 'all answers wrong'

/** Finishes everything that opens, over and over, until nothing new does. */
export function playThrough(
  adventure: AdventureSource,
  childMissions: ChildMissions,
  locks: ReadonlyMap<string, Lock>,
  player: Player,
): Play {
  const play = new Play(adventure, childMissions, locks, player)
  while (play.round());
  return play
}

/** What a player has finished, and what is open then. */
export class Play {
  private readonly finished = new Set<string>()
  private readonly adventure: AdventureSource
  private readonly childMissions: ChildMissions
  private readonly locks: ReadonlyMap<string, Lock>
  private readonly player: Player
  /** The mission that leads to a mission. */
  private readonly parents = new Map<string, string>()
  /** The missions in which a task of this name lies. */
  private readonly owners = new Map<string, string[]>()
  /** Tasks of a mission and of all missions below it. */
  private readonly below = new Map<string, readonly string[]>()

  constructor(
    adventure: AdventureSource,
    childMissions: ChildMissions,
    locks: ReadonlyMap<string, Lock>,
    player: Player,
  ) {
    this.adventure = adventure
    this.childMissions = childMissions
    this.locks = locks
    this.player = player
    for (const [id, children] of childMissions) for (const child of children) this.parents.set(child, id)
    for (const { id, tasks } of adventure.missions.values())
      for (const task of tasks) this.owners.set(task.id, [...(this.owners.get(task.id) ?? []), id])
  }

  /** Finishes all that is open now; false when that is nothing new. */
  round(): boolean {
    const before = this.finished.size
    this.visit(this.adventure.settings.rootMission)
    return this.finished.size > before
  }

  /** Dates come with time; names that do not exist are reported elsewhere. */
  isMet(condition: Condition): boolean {
    if ('task' in condition)
      return this.finished.has(condition.task) || !this.taskOwners(condition.task).length
    if ('mission' in condition) return this.isMissionFinished(condition.mission)
    return !('points' in condition) || this.player === 'points come' || this.earned() >= condition.points
  }

  /** The points of what is finished. Anyone who answers wrong may also find no easter egg. */
  earned(): number {
    if (this.player === 'all answers wrong') return 0
    const worth = [...this.adventure.missions.values()].flatMap(({ id, tasks, settings }) => [
      { id, points: settings.bonus?.points ?? 0 },
      ...tasks.map(({ id: task, file }) => ({ id: task, points: file?.points ?? 0 })),
    ])
    return worth.reduce((sum, { id, points }) => sum + (this.finished.has(id) ? points : 0), 0)
  }

  isOpen({ rule }: Lock): boolean {
    return rule.need === 'all'
      ? rule.of.every((one) => this.isMet(one))
      : rule.of.some((one) => this.isMet(one))
  }

  /** The missions on the way to it are open; otherwise it is not to blame. */
  isReached(name: string): boolean {
    const isMission = this.adventure.missions.has(name)
    const first = isMission ? this.parents.get(name) : this.taskOwners(name)[0]
    for (let mission = first; mission !== undefined; mission = this.parents.get(mission)) {
      const lock = this.locks.get(mission)
      if (lock && !this.isOpen(lock)) return false
    }
    return true
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
    const mission = this.adventure.missions.get(id)
    if (mission && isStoryKind(mission.settings.type)) this.finished.add(id)
    for (const task of mission?.tasks ?? []) {
      const taskLock = this.locks.get(task.id)
      if (!taskLock || this.isOpen(taskLock)) this.finished.add(task.id)
    }
    for (const child of this.childMissions.get(id) ?? []) this.visit(child)
  }

  /** What it tells, else all tasks in it and below it; a mission without any is never finished. */
  private isMissionFinished(id: string): boolean {
    const mission = this.adventure.missions.get(id)
    if (!mission) return true
    if (isStoryKind(mission.settings.type)) return this.finished.has(id)
    const tasks = this.tasksBelow(id)
    return tasks.length > 0 && tasks.every((task) => this.finished.has(task))
  }

  private tasksBelow(id: string): readonly string[] {
    const known = this.below.get(id)
    if (known) return known
    const own = this.adventure.missions.get(id)?.tasks.map((task) => task.id) ?? []
    const below = [...own, ...(this.childMissions.get(id) ?? []).flatMap((child) => this.tasksBelow(child))]
    this.below.set(id, below)
    return below
  }

  private inside(id: string): string[] {
    const children = this.childMissions.get(id) ?? []
    return [...this.tasksBelow(id), ...children, ...children.flatMap((child) => this.inside(child))]
  }

  private taskOwners(task: string): readonly string[] {
    return this.owners.get(task) ?? []
  }
}
