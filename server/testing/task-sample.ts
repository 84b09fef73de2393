import type { ArrivedFile } from '#kinds/define/rule.ts'
import type { TaskKind } from '#kinds/shared.ts'
import type { ContentOf, MoveOf, PlayableOf, PublishedOf, StateOf } from '#shared/scene/tasks/task.ts'
import { recordLaunch } from '#server/content/record-launch.ts'
import type { TestWorld } from './test-app.ts'

/** A task of a kind, how it is played to all of its points, and what must not be possible. */
export interface TaskSample<Kind extends TaskKind = TaskKind> {
  content: PublishedOf<Kind>
  /** As a designer writes it; its ids are those of `content`. */
  written: ContentOf<Kind>
  /** The same where other answers are right: a player must see no difference. Null of a kind that has none. */
  otherwise: PublishedOf<Kind> | null
  /** What the schema takes and the intake does not, with a part of what the designer reads. */
  refused: readonly { content: ContentOf<Kind>; says: string }[]
  /** s that it takes at least by the server's clock. */
  seconds: number
  /** @param state that an attempt begins with */
  moves(playable: PlayableOf<Kind>, state: StateOf<Kind>): MoveOf<Kind>[]
  /** What it takes to finish it, besides moves. */
  besides(world: TestWorld, attemptId: string): Promise<void>
  /** What is chosen and done where it is written, where that are other moves: no file leaves the browser there. */
  beside?: { arrived: readonly ArrivedFile[]; moves: readonly MoveOf<Kind>[] }
  /** It may be handed in as it is, with nothing done. */
  isOpenEnded: boolean
  /** False where moves take their time themselves: what cannot be seen or sent sooner is refused as a move. */
  isPaced: boolean
  /** Whether its words of explanation are shown only afterwards. */
  hidesExplanation: boolean
}

export function defineTaskSample<Kind extends TaskKind>(
  _kind: { id: Kind },
  sample: TaskSample<Kind>,
): TaskSample<Kind> {
  return sample
}

/** As if the launch page of the attempt's package had been served. */
export async function launchOf({ db, tenantId, clock }: TestWorld, attemptId: string): Promise<void> {
  await recordLaunch(db, { tenantId, attemptId }, clock.now())
}
