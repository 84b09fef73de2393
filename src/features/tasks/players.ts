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

/** Asks for the code of the players ahead of the first task. */
export function fetchPlayers(): void {
  for (const kind of TASK_KINDS) void playerOf(kind).fetch()
}
