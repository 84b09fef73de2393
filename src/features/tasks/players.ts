import { TASKS_CLIENT } from '#kinds/client.ts'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { TASK_KINDS, type TaskKind } from '#kinds/shared.ts'
import { latePart, type LatePart } from '#src/lib/late-part.ts'

const players = new Map<TaskKind, LatePart<PlayerProps>>()

/** The player of a kind, in a chunk of its own. */
export function playerOf(kind: TaskKind): LatePart<PlayerProps> {
  const known = players.get(kind) ?? latePart(TASKS_CLIENT[kind].player)
  players.set(kind, known)
  return known
}

/** How the code of each player is fetched ahead of its first task. */
export function playersAhead(): (() => Promise<boolean>)[] {
  return TASK_KINDS.map((kind) => playerOf(kind).fetch)
}
