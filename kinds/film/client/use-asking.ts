import { useEffect, useEffectEvent, useState } from 'react'
import type { Answered, FilmKind, PlayableMoment } from '#kinds/film/shared/film-schemas.ts'
import { toggleAnswer } from '#shared/domain/chosen-answers.ts'
import type { Playing } from '#src/features/tasks/play/use-play.ts'
import type { Film } from './use-film.ts'

/** A moment at which the film stops. */
export type AskingMoment = PlayableMoment & { question: NonNullable<PlayableMoment['question']> }

/** s after a question within which it is asked: browsers say seldom where a film stands, in the background once a second. */
const LATE = 2.5

export interface Asking {
  /** All that the film asks, in its order. */
  all: readonly AskingMoment[]
  /** Those without an answer. */
  left: readonly AskingMoment[]
  /** Where the film has stopped; null while it may play. */
  open: AskingMoment | null
  answered: Answered | undefined
  chosen: readonly string[]
  /** The answer is on its way, and counts as it is. */
  isGiven: boolean
  /** Stops there and asks. */
  ask: (moment: AskingMoment) => void
  choose: (answer: string) => void
  check: () => void
  /** Plays on behind what was asked. */
  goOn: () => void
}

/** Stops a film where it asks something, until that is answered: at its moment, or when it is taken up shortly behind it. */
export function useAsking(
  film: Film,
  moments: readonly PlayableMoment[],
  { state, unsent }: Pick<Playing<FilmKind>, 'state' | 'unsent'>,
  onAnswer: (answer: { moment: string; answers: string[] }) => void,
): Asking {
  const { video } = film
  const [openId, setOpen] = useState<string | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const all = moments.flatMap(({ question, ...moment }): AskingMoment[] =>
    question ? [{ ...moment, question }] : [],
  )
  const answeredAt = (id: string) => state.answered?.find(({ moment }) => moment === id)
  const sentAt = (id: string) => unsent.find(({ answer }) => answer?.moment === id)?.answer
  const left = all.filter(({ id }) => !answeredAt(id) && !sentAt(id))
  const open = all.find(({ id }) => id === openId) ?? null

  const ask = (moment: AskingMoment) => {
    video?.pause()
    setOpen(moment.id)
    setChosen([])
  }
  const askNow = useEffectEvent((now: number, isOver: boolean) => {
    if (openId !== null) return
    const due = left.find(({ at }) => now - at < LATE && (isOver || at <= now))
    if (due) ask(due)
  })
  useEffect(() => {
    if (!video) return
    const step = () => {
      if (!video.paused && !video.seeking) askNow(video.currentTime, false)
    }
    const end = () => askNow(video.currentTime, true)
    video.addEventListener('timeupdate', step)
    video.addEventListener('ended', end)
    return () => {
      video.removeEventListener('timeupdate', step)
      video.removeEventListener('ended', end)
    }
  }, [video])

  const answered = open ? answeredAt(open.id) : undefined
  const sent = open ? sentAt(open.id) : undefined
  return {
    ...{ all, left, open, answered, ask },
    chosen: answered?.answers ?? sent?.answers ?? chosen,
    isGiven: sent !== undefined && !answered,
    choose: (answer) => setChosen(toggleAnswer(chosen, answer, open?.question.isMultiple ?? false)),
    check() {
      if (open && chosen.length > 0) onAnswer({ moment: open.id, answers: [...chosen] })
    },
    goOn() {
      setOpen(null)
      // at its end it stays there
      if (video && !video.ended) video.play().catch(() => undefined)
    },
  }
}
