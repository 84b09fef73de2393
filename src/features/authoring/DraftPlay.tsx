import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { MOST_MOVES, type MovesReply } from '#shared/contract/attempts.ts'
import { TaskContent, type TaskMove, type TaskPlayable, type TaskState } from '#shared/scene/tasks/task.ts'
import type { SurveyAnswer } from '#shared/domain/tally.ts'
import type { EditPreviewProps } from '#kinds/define/edit.ts'
import { isWorthAgain } from '#src/outbox/edits/worth-again.ts'
import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'
import { draftTask } from './draft-task.ts'
import { judge } from './queries.ts'
import { writtenWords } from './rules/written-words.ts'
import { Unjudged } from './Unjudged.tsx'
import { useAuthoring } from './use-authoring.ts'
import { useWriting } from './use-writing.ts'

interface DraftPlayProps extends Pick<EditPreviewProps, 'words' | 'onOutcome'> {
  /** By what answers are judged; another object begins a new attempt. */
  content: unknown
  /** What is shown: it may change with each letter. */
  playable: TaskPlayable
  /** What an attempt begins with. */
  begin: TaskState
  /** The server is asked at once how an attempt stands that has just begun. */
  isAskedAtOnce?: boolean
  /** The state as it is shown: where the form is. */
  stand?: (state: TaskState) => TaskState
  /** The player has made these moves. */
  onState?: (state: TaskState, made: readonly TaskMove[]) => void
}

/** One attempt at what is written. */
interface Trial {
  id: string
  content: unknown
  /** In the order in which they were made; the last ones of very many. */
  moves: readonly TaskMove[]
  startedAt: string
  /** As the server has said it last; null before. */
  state: TaskState | null
  /** The words by which it said that, as text. */
  said: string
  isFinished: boolean
  /** What was handed in at its end, where that is no move. */
  answers?: readonly SurveyAnswer[] | undefined
}

/** Seconds after the last letter until what was judged is judged again in the words of now. */
const JUDGED_AGAIN_S = 0.2

/** The kind's own player at what is written now, whose answers the server judges: a play of the draft, that nothing is stored of. */
export function DraftPlay(props: DraftPlayProps) {
  const { content, playable, begin, words, isAskedAtOnce = false, stand, onState, onOutcome } = props
  const { folder, player } = useAuthoring()
  const { mission, task } = useWriting()
  const { Player, newId, answerMoves, filesOf } = player
  const fresh = (): Trial => ({
    ...{ id: newId(), content, moves: [], startedAt: new Date().toISOString() },
    ...{ state: null, said: '', isFinished: false },
  })
  const [trial, setTrial] = useState(fresh)
  if (trial.content !== content) setTrial(fresh())
  /** The moves of an attempt as soon as they have arrived: what follows at once is not rendered anew before. */
  const arrived = useRef({ id: trial.id, moves: trial.moves })
  const arrivedAt = (id: string) => (arrived.current.id === id ? arrived.current.moves : [])
  const judged = useMemo(() => TaskContent.safeParse(content).data ?? null, [content])

  const restart = () => {
    setTrial(fresh())
    onOutcome(null)
  }
  const said = JSON.stringify(writtenWords(words))
  const judgeTrial = async (
    moves: readonly TaskMove[],
    isFinished: boolean,
    answers?: readonly SurveyAnswer[],
  ) => {
    if (!judged) throw new Error('what is written cannot be judged yet')
    return judge(folder, {
      ...{ content: judged, words: writtenWords(words), startedAt: trial.startedAt },
      ...{ moves: [...moves], arrived: [...filesOf(trial.id)], isFinished },
      ...(answers && { answers: [...answers] }),
    })
  }
  const ask = async (moves: readonly TaskMove[], isFinished: boolean, answers?: readonly SurveyAnswer[]) => {
    const reply = await judgeTrial(moves, isFinished, answers)
    const { state } = reply
    // an older answer may come after a newer one
    if (moves.length < arrivedAt(trial.id).length) return reply
    arrived.current = { id: trial.id, moves }
    setTrial((one) => (one.id === trial.id ? { ...one, moves, state, said, isFinished, answers } : one))
    return reply
  }
  const askAgain = useEffectEvent(async (): Promise<void> => {
    const { moves, isFinished, answers } = trial
    const { state } = await judgeTrial(moves, isFinished, answers)
    // an answer that was given meanwhile was judged by the words of now
    setTrial((one) => {
      const isSame = one.id === trial.id && one.moves === moves && one.isFinished === isFinished
      return isSame ? { ...one, state, said } : one
    })
  })
  const answer = useEffectEvent(async (made: readonly TaskMove[]): Promise<MovesReply> => {
    const known = arrivedAt(trial.id).slice(made.length - MOST_MOVES)
    const { state, refused } = await ask([...known, ...made], false)
    onState?.(state, made)
    return {
      state,
      refused: refused
        .map(({ move, code }) => ({ move: move - known.length, code }))
        .filter(({ move }) => move >= 0),
    }
  })
  const askAtOnce = useEffectEvent(() => ask([], false))
  // before the player, which may ask as soon as it is there
  useLayoutEffect(() => answerMoves(trial.id, (moves) => answer(moves)), [answerMoves, trial.id])
  const isAsked = isAskedAtOnce && judged !== null
  useEffect(() => {
    if (!isAsked) return
    return retryWithBackoff(() => isAnswered(askAtOnce()), 0)
  }, [isAsked, trial.id])

  // explanations and endings come with the verdict: they follow what is written
  const isOutdated = trial.state !== null && trial.said !== said
  useEffect(() => {
    if (!isOutdated) return
    return retryWithBackoff(() => isAnswered(askAgain()), JUDGED_AGAIN_S)
  }, [isOutdated, said])

  const state = trial.state ?? begin
  return (
    <Unjudged isUnjudged={judged === null}>
      <Player
        key={`${trial.id} ${trial.isFinished}`}
        attempt={{
          ...{ id: trial.id, taskId: task, task: draftTask(mission, task, playable, words), playable },
          state: stand && !trial.isFinished ? stand(state) : state,
        }}
        playerId=""
        onFinish={async (_, answers) => {
          const { result } = await ask(arrivedAt(trial.id), true, answers)
          onOutcome(result)
        }}
        onBack={restart}
        onSaved={() => undefined}
        // what was refused once is refused again: the player says it, and another try begins anew
        onStale={() => undefined}
      />
    </Unjudged>
  )
}

/** Whether it needs no further try: what was refused would be refused again. */
async function isAnswered(judging: Promise<unknown>): Promise<boolean> {
  try {
    await judging
    return true
  } catch (error) {
    return !isWorthAgain(error)
  }
}
