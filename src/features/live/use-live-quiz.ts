import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveQuiz } from '#shared/contract/live.ts'
import { addressOfEvents, learnQuiz, liveQuizQuery } from './queries.ts'

/** Without a connection it is asked for this often (ms). */
const ASK_EVERY_MS = 3000
/** With one, in case something that holds back events lies between (ms). */
const ASK_AT_TIMES_MS = 15_000

/** A quiz as it is now: told by the server with every change, and asked for while that does not come through. */
export function useLiveQuiz(quizId: string) {
  const { i18n } = useTranslation()
  const { language } = i18n
  const [isConnected, setConnected] = useState(false)
  const {
    data: quiz,
    dataUpdatedAt,
    error,
    refetch,
  } = useQuery({
    ...liveQuizQuery(quizId, language),
    refetchInterval: ({ state }) => {
      if (state.data?.phase === 'ended') return false
      return isConnected ? ASK_AT_TIMES_MS : ASK_EVERY_MS
    },
  })
  const isOver = quiz?.phase === 'ended'
  useEffect(() => {
    if (isOver) return
    return listenTo(addressOfEvents(quizId, language), setConnected, (next) => learnQuiz(next, language))
  }, [quizId, language, isOver])
  return { quiz, knownAt: dataUpdatedAt, error, refetch, isConnected }
}

/** Listens until it is stopped; what the browser gives up it takes up again. @returns how to stop */
function listenTo(
  address: string,
  onConnected: (isConnected: boolean) => void,
  onQuiz: (quiz: LiveQuiz) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let source: EventSource | null = null
  const open = () => {
    source = new EventSource(address, { withCredentials: true })
    source.addEventListener('open', () => onConnected(true))
    source.addEventListener('quiz', ({ data }: MessageEvent<string>) => {
      const read = LiveQuiz.safeParse(JSON.parse(data))
      // a newer server says more than this page knows: it asks instead
      if (read.success) onQuiz(read.data)
    })
    source.addEventListener('error', () => {
      onConnected(false)
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, ASK_EVERY_MS)
    })
  }
  open()
  return () => {
    clearTimeout(timer)
    source?.close()
    onConnected(false)
  }
}
