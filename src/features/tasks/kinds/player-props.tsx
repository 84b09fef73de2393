import type { ComponentType } from 'react'
import type { Attempt } from '#shared/contract/attempts.ts'
import type { SurveyAnswer } from '#shared/domain/tally.ts'
import type { TaskKind } from '#kinds/shared.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'

/** An attempt at a task of one kind. */
export type AttemptOf<Kind extends TaskKind> = Attempt & { playable: PlayableOf<Kind>; state: StateOf<Kind> }

export interface PlayerProps<Kind extends TaskKind = TaskKind> {
  attempt: AttemptOf<Kind>
  /** Whose attempt it is: what has not reached the server is kept for nobody else. */
  playerId: string
  /**
   * Sends the end of the attempt; rejects with the `Failure` that the server answered.
   * @param isAgain it did not arrive before
   * @param answers of an anonymous survey
   */
  onFinish: (isAgain?: boolean, answers?: readonly SurveyAnswer[]) => Promise<void>
  /** Without a link: the end is kept and sent later, and the player goes on. @returns whether it is */
  onFinishLater?: (() => boolean) | undefined
  onBack: () => void
  /** More of the attempt has reached the server: what is shown elsewhere of its progress is out of date. */
  onSaved: () => void
  /** The attempt was changed from elsewhere: what is shown must be loaded again. */
  onStale: () => void
}

/** The player of one kind as one of any: an attempt of another kind shows nothing. */
export function playerOf<Kind extends TaskKind>(
  kind: Kind,
  Player: ComponentType<PlayerProps<Kind>>,
): ComponentType<PlayerProps> {
  return function PlayerOfKind({ attempt, ...props }) {
    return isAttemptOf(attempt, kind) ? <Player attempt={attempt} {...props} /> : null
  }
}

function isAttemptOf<Kind extends TaskKind>(attempt: Attempt, kind: Kind): attempt is AttemptOf<Kind> {
  return attempt.playable.type === kind && attempt.state.type === kind
}
