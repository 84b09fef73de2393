import type { LiveQuiz } from '#shared/contract/live.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { isStillSignedIn } from '#server/http/session.ts'
import { readContent } from '#server/play/read-content.ts'
import { wordsIn } from '#server/play/words.ts'
import { saltOf } from './asking.ts'
import { closeQuestion, mustTakePart, type QuizRow } from './quiz-row.ts'
import { isDue, liveRooms } from './rooms.ts'
import { readSnapshot, withOwnAnswers, type Snapshot } from './snapshot.ts'
import { showQuiz } from './view.ts'
import type { LiveVisit } from './visit.ts'

/** As this person sees it now. @throws Problem 404 for who neither leads it nor takes part */
export async function readQuizView(id: string, visit: LiveVisit): Promise<LiveQuiz> {
  const quiz = await mustTakePart(id, visit)
  // where no server watches it, nobody else closes a question whose time is over
  if (isDue(quiz, visit.now)) await closeQuestion(visit.db, quiz)
  const snapshot = await readSnapshot(visit.db, quiz.tenantId, id)
  if (!snapshot) throw notFound()
  return (await viewer(quiz, visit))(snapshot, visit.now)
}

/** Reads the words once. @returns how this person sees what is known of the quiz. @throws Problem 404 where its content is gone */
export async function viewer(
  { id, versionId }: Pick<QuizRow, 'id' | 'versionId'>,
  { db, tenant, languages, player }: LiveVisit,
): Promise<(snapshot: Snapshot, now: Date) => LiveQuiz> {
  const content = await readContent(db, tenant.id, versionId)
  if (!content) throw notFound()
  const words = wordsIn(content, languages, tenant)
  const reader = { personId: player.id, content, words, salt: saltOf(tenant, id) }
  return (snapshot, now) => showQuiz(snapshot, { ...reader, now })
}

/** A piece of an event stream is a line of its own, so that proxies pass it on at once. */
const BEAT = ':\n\n'
const BEAT_MS = 15_000
/** How often it is asked whether somebody may still listen: with each beat, which comes a little late rather than early. */
const CHECK_MS = BEAT_MS - 1000
/** After that the browser asks again, and is let in anew. */
const LONGEST_MS = 10 * 60_000
/** How long a browser waits before it asks again, in ms. */
const RETRY = 'retry: 1000\n\n'

/**
 * The quiz with every change, until it ends (text/event-stream). Anyone who returns it early leaves at once, not with the next event.
 * @throws Problem before the first piece: 404 for who takes no part, 429 for a fifth connection of one person
 */
export function quizEvents(id: string, visit: LiveVisit): AsyncIterableIterator<string> {
  const gone = new AbortController()
  const events = piecesOf(id, visit, gone.signal)
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    next: () => events.next(),
    return() {
      gone.abort()
      return events.return()
    },
  }
}

async function* piecesOf(id: string, visit: LiveVisit, gone: AbortSignal): AsyncGenerator<string, void> {
  const quiz = await mustTakePart(id, visit)
  const isHost = quiz.personId === visit.player.id
  const show = await viewer(quiz, visit)
  const rooms = liveRooms(visit.db)
  const leave = rooms.enter(quiz, visit.player.id, visit.now)
  try {
    let checkedAt = rooms.now().getTime()
    const until = checkedAt + LONGEST_MS
    let sent = ''
    // what is known for all may be older than the own last answer
    const first = await rooms.snapshot(quiz)
    let snapshot = first && (await withOwnAnswers(visit.db, first, visit.player.id))
    yield RETRY
    while (!gone.aborted && !rooms.hasStopped && rooms.now().getTime() < until) {
      if (!snapshot) return
      const view = show(snapshot, rooms.now())
      const print = JSON.stringify({ ...view, msLeft: null })
      yield print === sent ? BEAT : `event: quiz\ndata: ${JSON.stringify(view)}\n\n`
      sent = print
      if (view.phase === 'ended') return
      await rooms.change(snapshot, isHost, BEAT_MS, gone)
      const now = rooms.now()
      if (now.getTime() - checkedAt >= CHECK_MS) {
        if (!(await mayStay(id, visit, now))) return
        checkedAt = now.getTime()
      }
      const next = await rooms.snapshot(quiz)
      if (!next || next.quiz.revision >= snapshot.quiz.revision) snapshot = next
    }
  } finally {
    leave()
  }
}

/** Whether this person still takes part and the session is still there; a storage that is away for a moment sends nobody out. */
async function mayStay(id: string, visit: LiveVisit, now: Date): Promise<boolean> {
  const { db, player, session } = visit
  try {
    await mustTakePart(id, visit)
    return session.hash !== null && (await isStillSignedIn(db, player, session.hash, now))
  } catch (error) {
    return !(error instanceof Problem)
  }
}
