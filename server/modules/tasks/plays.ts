import * as z from 'zod/mini'
import type { Earlier, NoFurther, Opening, Result, When } from '#kinds/define/rule.ts'
import type { TaskServer } from '#kinds/define/server.ts'
import { TASKS_SERVER } from '#kinds/server.ts'
import type { MovesReply } from '#shared/contract/attempts.ts'
import type { TaskText } from '#shared/scene/files.ts'
import type { TaskMove, TaskPlayable, TaskPublished, TaskState } from '#shared/scene/tasks/task.ts'
import { refusedField } from '#server/http/problem.ts'

/** An attempt with the rule of its kind, whatever the kind. */
export interface Play {
  /** What is kept of it. */
  stored: unknown
  /** Percent, below 100: the end is still to come. */
  progress: number
  playable(text: TaskText): TaskPlayable
  show(text: TaskText, isFinished: boolean, now: Date): TaskState
  result(when: When): Result | null
  /** Whole seconds that a person needs at least for what is stored. */
  leastSeconds(text: TaskText): number
  /** @throws Problem 422 for a move of another kind of task */
  take(moves: readonly TaskMove[], when: When): { play: Play; refused: MovesReply['refused'] }
}

/** A task whose attempts can be opened. */
export interface TaskPlays {
  begin(opening: Opening): Play
  /** @param stored what an attempt kept */
  resume(stored: unknown): Play
  /** Null where the kind sets no limit to how often it is tried. */
  mayBegin: ((earlier: readonly Earlier<unknown>[], now: Date) => NoFurther | null) | null
}

/** A task as its attempts are played, whatever its kind. */
export function playsOfTask(content: TaskPublished): TaskPlays {
  const { rule } = TASKS_SERVER[content.type]
  const { stored: schema, tries } = rule
  return {
    begin: (opening) => playOf(rule, content, rule.begin(content, opening)),
    resume: (stored) => playOf(rule, content, z.parse(schema, stored)),
    mayBegin: tries && ((earlier, now) => tries.mayBegin(content, parseEarlier(schema, earlier), now)),
  }
}

function parseEarlier(
  schema: z.ZodMiniType<object>,
  earlier: readonly Earlier<unknown>[],
): Earlier<object>[] {
  return earlier.map(({ stored, finishedAt }) => ({ stored: z.parse(schema, stored), finishedAt }))
}

function playOf(rule: TaskServer['rule'], content: TaskPublished, stored: object): Play {
  return {
    stored,
    progress: Math.min(99, rule.progress(content, stored)),
    playable: (text) => rule.playable(content, text, stored),
    show(text, isFinished, now) {
      const state = rule.show(content, text, stored, isFinished)
      return rule.clock?.withTime(state, stored, now) ?? state
    },
    result: (when) => rule.result(content, stored, when),
    leastSeconds: (text) => Math.floor(rule.leastSeconds(content, text, stored)),
    take(moves, when) {
      let current = stored
      const refused: MovesReply['refused'] = []
      for (const [index, move] of moves.entries()) {
        if (move.type !== content.type) throw refusedField(`moves[${index}].type`, `is not ${content.type}`)
        const after = rule.take(content, current, move, when)
        if (typeof after === 'string') refused.push({ move: index, code: after })
        else current = after
      }
      return { play: playOf(rule, content, current), refused }
    },
  }
}
