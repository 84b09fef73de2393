import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { playWritten } from '#shared/contract/content-plays.ts'
import type { Reply } from '#shared/contract/endpoint.ts'
import type { TaskText } from '#shared/scene/files.ts'
import type { TaskContent } from '#shared/scene/tasks/task.ts'
import { isWorthAgain } from '#src/outbox/edits/worth-again.ts'
import { judge } from './queries.ts'
import { writtenWords } from './rules/written-words.ts'
import { useAuthoring } from './use-authoring.ts'

/** What the server shows of a task at its beginning, and of which words and content that is. */
interface Served extends Pick<Reply<typeof playWritten>, 'playable' | 'state'> {
  content: TaskContent
  words: TaskText
}

interface Serving {
  /** Null until it has come. */
  served: Served | null
  /** Why the last answer did not come; null where it did. */
  error: unknown
  retry: () => void
}

/** ms from one request to the next: letters that are typed meanwhile go together. */
const BETWEEN_MS = 150
/** ms after which it is asked again where no answer came. */
const AGAIN_MS = 4000

/** Asks the server how a task begins as it is written, and anew with each change. @param content null while it cannot be judged */
export function useServed(content: TaskContent | null, words: TaskText): Serving {
  const { folder } = useAuthoring()
  const [served, setServed] = useState<Served | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  const asked = useRef({ count: 0, shown: 0, at: 0, isGone: false })
  const said = JSON.stringify(writtenWords(words))
  const ask = useEffectEvent(async () => {
    if (!content) return
    const now = asked.current
    now.count += 1
    now.at = performance.now()
    const { count } = now
    const start = { startedAt: new Date().toISOString(), moves: [], isFinished: false }
    try {
      const { playable, state } = await judge(folder, { content, words: writtenWords(words), ...start })
      // an older answer may come after a newer one
      if (now.isGone || count < now.shown) return
      now.shown = count
      setServed((before) => ({
        ...{ playable, content, words },
        // what is judged is the same: the attempt goes on
        state: before?.content === content ? before.state : state,
      }))
      setError(null)
    } catch (why) {
      if (!now.isGone && count === now.count) setError(why)
    }
  })
  useEffect(() => {
    // what is shown is older than what is written until the server answers again
    if (!isWorthAgain(error)) return
    const again = setTimeout(() => setTries((before) => before + 1), AGAIN_MS)
    return () => clearTimeout(again)
  }, [error])
  useEffect(() => {
    const now = asked.current
    now.isGone = false
    return () => {
      now.isGone = true
    }
  }, [])
  useEffect(() => {
    const wait = Math.max(0, asked.current.at + BETWEEN_MS - performance.now())
    const soon = setTimeout(() => void ask(), asked.current.count === 0 ? 0 : wait)
    return () => clearTimeout(soon)
  }, [folder, content, said, tries])
  return { served, error, retry: () => setTries(tries + 1) }
}
