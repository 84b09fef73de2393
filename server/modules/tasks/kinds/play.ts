import * as z from 'zod/mini'
import type { MovesReply } from '#shared/contract/attempts.ts'
import type { TaskKind } from '#kinds/shared.ts'
import type { TaskText } from '#shared/scene/files.ts'
import type {
  MoveOf,
  PublishedOf,
  TaskMove,
  TaskPlayable,
  TaskPublished,
  TaskState,
} from '#shared/scene/tasks/task.ts'
import { refusedField } from '#server/http/problem.ts'
import type { NoFurther } from '#server/play/exam-tries.ts'
import type { Earlier, Opening, Result, TaskRule, When } from './rule.ts'

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

/** Closes a rule over what it keeps, so that all kinds look the same from outside. */
export function playsOf<Kind extends TaskKind, Stored extends object>(
  rule: TaskRule<Kind, Stored>,
): (content: TaskPublished) => TaskPlays {
  return (content) => {
    if (!isOfKind(content, rule.kind)) throw new Error(`${content.type} is no ${rule.kind}`)
    return {
      begin: (opening) => playOf(rule, content, rule.begin(content, opening)),
      resume: (stored) => playOf(rule, content, z.parse(rule.stored, stored)),
      mayBegin: rule.mayBegin
        ? (earlier, now) => rule.mayBegin?.(content, parseEarlier(rule.stored, earlier), now) ?? null
        : null,
    }
  }
}

function parseEarlier<Stored extends object>(
  schema: z.ZodMiniType<Stored>,
  earlier: readonly Earlier<unknown>[],
): Earlier<Stored>[] {
  return earlier.map(({ stored, finishedAt }) => ({ stored: z.parse(schema, stored), finishedAt }))
}

function playOf<Kind extends TaskKind, Stored extends object>(
  rule: TaskRule<Kind, Stored>,
  content: PublishedOf<Kind>,
  stored: Stored,
): Play {
  return {
    stored,
    progress: Math.min(99, rule.progress(content, stored)),
    playable: (text) => rule.playable(content, text, stored),
    show(text, isFinished, now) {
      const state = rule.show(content, text, stored, isFinished)
      return rule.withTime?.(state, stored, now) ?? state
    },
    result: (when) => rule.result(content, stored, when),
    leastSeconds: (text) => Math.floor(rule.leastSeconds?.(content, text, stored) ?? 0),
    take(moves, when) {
      let kept = stored
      const refused: MovesReply['refused'] = []
      for (const [index, move] of moves.entries()) {
        if (!isMoveOf(move, rule.kind)) throw refusedField(`moves[${index}].type`, `is not ${rule.kind}`)
        const after = rule.take(content, kept, move, when)
        if (typeof after === 'string') refused.push({ move: index, code: after })
        else kept = after
      }
      return { play: playOf(rule, content, kept), refused }
    },
  }
}

function isOfKind<Kind extends TaskKind>(content: TaskPublished, kind: Kind): content is PublishedOf<Kind> {
  return content.type === kind
}

function isMoveOf<Kind extends TaskKind>(move: TaskMove, kind: Kind): move is MoveOf<Kind> {
  return move.type === kind
}
