import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import type { Attempt } from '#shared/contract/attempts.ts'
import type { Task } from '#shared/contract/tasks.ts'
import type { Band } from '#shared/domain/bands.ts'
import type { SurveyAnswer } from '#shared/domain/tally.ts'
import type { MoveOf, PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'
import type { TaskKind } from '#kinds/shared.ts'

/** An attempt at a task of one kind. */
export type AttemptOf<Kind extends TaskKind> = Attempt & { playable: PlayableOf<Kind>; state: StateOf<Kind> }

export interface PlayerProps<Kind extends TaskKind = TaskKind> {
  attempt: AttemptOf<Kind>
  /** Whose attempt it is: what has not reached the server is stored under this id. */
  playerId: string
  /**
   * Sends the finish of the attempt; rejects with the `Failure` that the server answered.
   * @param isAgain it did not arrive before
   * @param answers of an anonymous survey
   */
  onFinish: (isAgain?: boolean, answers?: readonly SurveyAnswer[]) => Promise<void>
  /** Stores the finish to be sent later, and leads on. @returns false where there is a link, and nothing was stored */
  onFinishLater?: (() => boolean) | undefined
  onBack: () => void
  /** More of the attempt has reached the server: what is shown elsewhere of its progress is out of date. */
  onSaved: () => void
  /** The attempt was changed from elsewhere: what is shown must be loaded again. */
  onStale: () => void
}

/** What the browser says of a kind besides playing it: it comes with the first map, so it imports nothing but its player. */
export interface ClientFacts {
  /** Shown before it is begun: what counts in such a task. */
  note: (t: TFunction, task: Task) => string
  /** Shown once it is done: what can still be done with it. */
  doneNote: (t: TFunction, task: Task) => string
  /** On the button that plays it once more; null where it is not played again. */
  again: ((t: TFunction) => string) | null
  /** On the button to what was handed in; null where nothing can be looked at. */
  review: ((t: TFunction, task: Task) => string) | null
  /** Whether the finish itself leads to what was handed in. */
  isReviewedAtOnce: boolean
  /** Shown where it did not go well; null where the designer's own words fit. */
  lessWell: (t: TFunction, grade: Band, score: { right: number; all: number } | null) => string | null
  /** Whether the finish is followed by the info of an exam (INFO-1). */
  hasExamInfo: boolean
  /** It is judged by the clock, or needs another server: without a link it cannot be finished later. */
  isEndedOnline: boolean
  /** It may be played in landscape on a phone. */
  isPlayedLying: boolean
}

interface ClientPart<Kind extends TaskKind> extends ClientFacts {
  /** Its code is a chunk of its own. */
  player: () => Promise<ComponentType<PlayerProps<Kind>>>
}

/** The part of a kind that the browser loads, whatever the kind. */
export interface TaskClient extends ClientFacts {
  player: () => Promise<ComponentType<PlayerProps>>
}

/** What most kinds say on the button that plays a task once more. */
export const again = (t: TFunction): string => t('tasks.introduction.again')

/** What most kinds say of a task that is done. */
export const againNote: ClientFacts['doneNote'] = (t) => t('tasks.introduction.againNote')

/** The same, where a better result counts. */
export const retryNote: ClientFacts['doneNote'] = (t, { params }) =>
  t(`tasks.introduction.${params.isLeaderAcceptRequired ? 'again' : 'retry'}Note`)

/** What most kinds say where few of the answers were right, or none. */
export const lessRight: ClientFacts['lessWell'] = (t, grade) =>
  grade === 'good' ? null : t(grade === 'fair' ? 'tasks.finish.few' : 'tasks.finish.missed')

// @__NO_SIDE_EFFECTS__
export function defineTaskClient<Kind extends TaskKind>(
  { id }: { id: Kind },
  { player, ...facts }: ClientPart<Kind>,
): TaskClient {
  return { ...facts, player: async () => playerOf(id, await player()) }
}

/** The player of one kind as one of any: an attempt of another kind shows nothing. */
function playerOf<Kind extends TaskKind>(
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

/** For tests: what is played, how it stands, and one thing that was done in it and has not arrived. */
export type AttemptSample<Kind extends TaskKind = TaskKind> = [
  playable: PlayableOf<Kind>,
  state: StateOf<Kind>,
  move: MoveOf<Kind>,
]

// @__NO_SIDE_EFFECTS__
export function defineAttemptSample<Kind extends TaskKind>(
  _kind: { id: Kind },
  sample: AttemptSample<Kind>,
): AttemptSample<Kind> {
  return sample
}
