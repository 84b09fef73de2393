import { use, useEffect, useEffectEvent, useState } from 'react'
import { isMostlyRead, lastPart, type Book, type ReadingPlace } from '#kinds/ebook/shared/schemas.ts'
import { WantedPart } from '#src/features/tasks/task-notes.ts'
import { useEnd, type End } from '#src/features/tasks/play/use-end.ts'
import { usePlay } from '#src/features/tasks/play/use-play.ts'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { partOfId, READING } from './reading.ts'
import { useQuestions, type BookAsking } from './use-questions.ts'
import { useSecondsLeft } from '#src/features/tasks/play/use-seconds-left.ts'

export interface Reading extends End {
  /** Where the attempt is taken up in this book. */
  start: Omit<ReadingPlace, 'book'>
  /** The end of the last part was seen. */
  isAtEnd: boolean
  /** The first part that is still to be read before the end counts; null where enough was read. */
  unread: number | null
  secondsLeft: number
  asking: BookAsking
  standAt: (place: Omit<ReadingPlace, 'book'>) => void
  /** The end of a part was seen. */
  readPart: (part: number) => void
}

/** How a book is read in an attempt. What counts is the server's: what came too fast is said again when it may be. */
export function useReadingPosition(props: PlayerProps<'ebook'>, book: Book | undefined): Reading {
  const { attempt } = props
  const play = usePlay(props, READING)
  const { state, move } = play
  const end = useEnd(play, props, 'ebook.unfinished')
  const secondsLeft = useSecondsLeft(state.secondsLeft, state.read)
  const wanted = partOfId(use(WantedPart))
  const isWanted = book !== undefined && wanted !== null && wanted <= lastPart(book)
  const [seen, setSeen] = useState<readonly number[]>([])
  const key = book?.key ?? ''
  const last = book ? lastPart(book) : 0
  const isRead = (part: number): boolean => state.read.some((one) => one.book === key && one.part === part)
  const asking = useQuestions(attempt.playable.questions ?? [], play, last, (answer) =>
    move({ type: 'ebook', answer }),
  )
  const isAtEnd = seen.includes(last) || isRead(last)

  // the first move brings how long is left now, and the book of this language
  const greet = useEffectEvent(() => {
    if (key !== '') move({ type: 'ebook', place: { book: key, ...startIn(state.place, book) } })
  })
  useEffect(() => greet(), [attempt, key])

  const isOver = secondsLeft === 0
  // what was turned too fast to count is claimed again
  const claimSeen = (): void => {
    for (const part of new Set([...seen, last]))
      if (!isRead(part)) move({ type: 'ebook', read: { book: key, part } })
  }
  const claimEnd = useEffectEvent(() => {
    if (isOver && isAtEnd) claimSeen()
  })
  useEffect(() => claimEnd(), [isOver, isAtEnd])

  return {
    ...end,
    start: isWanted ? { part: wanted, path: '', offset: 0 } : startIn(state.place, book),
    isAtEnd,
    unread: book ? firstUnread(book, (part) => seen.includes(part) || isRead(part)) : null,
    secondsLeft,
    asking,
    standAt: (place) => move({ type: 'ebook', place: { book: key, ...place } }),
    readPart: (part) => {
      if (seen.includes(part)) return
      // two parts may be seen before the next render
      setSeen((before) => [...before, part])
      if (!isRead(part)) move({ type: 'ebook', read: { book: key, part } })
    },
    finish: () => {
      claimSeen()
      end.finish()
    },
  }
}

function firstUnread(book: Book, isRead: (part: number) => boolean): number | null {
  if (isMostlyRead(book, isRead)) return null
  return book.words.findIndex((_, part) => !isRead(part))
}

/** In a book of another language the place is kept by its chapter and its paragraph. */
function startIn(place: ReadingPlace | null, book: Book | undefined): Omit<ReadingPlace, 'book'> {
  if (!place || !book) return { part: 0, path: '', offset: 0 }
  const { part, path, offset } = place
  return part <= lastPart(book) ? { part, path, offset } : { part: lastPart(book), path: '', offset: 0 }
}
