import { useState } from 'react'
import type { Answered, FilmKind } from '#kinds/film/shared/film-schemas.ts'
import type { AttemptOf } from '#kinds/define/client.tsx'
import type { Task } from '#shared/contract/tasks.ts'
import { joinRanges } from '#shared/domain/coverage.ts'
import type { PlayableOf } from '#shared/scene/tasks/task.ts'
import { BesideForm } from '#src/features/tasks/written-plays.ts'
import { FilmView } from './FilmView.tsx'

interface FilmBesideFormProps {
  /** Of an attempt that no server has. */
  id: string
  task: Task
  playable: PlayableOf<FilmKind>
  /** Where it begins, in seconds. */
  at: number
  judge: (moment: string, answers: string[]) => Answered
  onEnd: (answered: readonly Answered[]) => void
}

/** A film beside the form where it is written, which says how it is judged: nothing of it is sent. */
export function FilmBesideForm({ id, task, playable, at, judge, onEnd }: FilmBesideFormProps) {
  const { type } = playable
  const [state, setState] = useState((): AttemptOf<FilmKind>['state'] => ({
    ...{ type, at, seen: [], answered: [] },
  }))
  const { answered = [] } = state
  return (
    <BesideForm value>
      <FilmView
        attempt={{ id, taskId: task.id, task, playable, state }}
        playerId=""
        playing={{ state, saved: 'saved', ended: null, unsent: [] }}
        onWatched={({ at: now, seen = [] }) =>
          setState((one) => ({ ...one, at: now ?? one.at, seen: joinRanges(one.seen, seen) }))
        }
        onAnswer={(given) =>
          setState((one) => ({
            ...one,
            answered: [...(one.answered ?? []), judge(given.moment, given.answers)],
          }))
        }
        onFinish={() => {
          onEnd(answered)
          return Promise.resolve()
        }}
        onBack={() => undefined}
        onStale={() => undefined}
        isCinema={type === 'film2'}
      />
    </BesideForm>
  )
}
