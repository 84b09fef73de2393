import type { LiveQuiz } from '#shared/contract/live.ts'
import { FEWEST_ANSWERS, placeShown, podiumOf, type LiveScore } from '#shared/domain/live-quiz.ts'
import { avatarAddress } from '#server/lib/profiles.ts'
import type { Content } from '#server/play/content.ts'
import type { Words } from '#server/play/words.ts'
import { questionsOf, type Asking } from './asking.ts'
import type { LiveAnswer, Snapshot } from './snapshot.ts'

/** Who looks, in which words, and when. */
export interface Viewer {
  personId: string
  content: Content
  words: Words
  /** Of the keys of answers. */
  salt: string
  now: Date
}

/** What one person may see of a quiz now. What is right, and who was, leaves the server only once the question is closed. */
export function showQuiz(snapshot: Snapshot, { personId, content, words, salt, now }: Viewer): LiveQuiz {
  const { quiz, players } = snapshot
  const { phase, at, cards } = quiz
  const isMine = quiz.personId === personId
  const isOver = phase === 'podium' || phase === 'ended'
  const asking = questionsOf(content, words, { taskId: quiz.taskId, salt })
  const counted = countedIn(snapshot, content, asking)
  const { scores, given, right } = counted
  return {
    ...{ id: quiz.id, revision: quiz.revision, phase, isMine, code: isMine ? quiz.code : null },
    ...{ title: words.task(quiz.taskId).name, at, of: cards.length, players: players.length },
    msLeft: phase === 'question' ? msLeft(quiz.closesAt, now) : null,
    answered: isMine ? given.size : null,
    ...shownIn(snapshot, counted, asking, words.language),
    mine: scores.has(personId) ? mineOf() : null,
    podium: isOver ? podium() : null,
  }

  function mineOf(): LiveQuiz['mine'] {
    const own = phase === 'question' || phase === 'result' ? given.get(personId) : undefined
    return {
      answers: own ? own.answers.map((id) => asking.key(cards[at] ?? '', id)) : null,
      isCorrect: own && phase !== 'question' ? right.has(personId) : null,
      right: scores.get(personId)?.right ?? 0,
      place: isOver ? placeShown([...scores.values()], personId) : null,
    }
  }

  function podium(): NonNullable<LiveQuiz['podium']> {
    return podiumOf([...scores.values()]).map(({ personId: id, right: rights }, index) => {
      const player = players.find((one) => one.personId === id)
      const isShown = player !== undefined && (player.isShown || id === personId)
      return {
        ...{ place: index + 1, right: rights, isMe: id === personId },
        face: isShown
          ? {
              ...{ id, displayName: player.displayName, avatarSprite: player.avatarSprite },
              avatar: avatarAddress(id, player.picture),
            }
          : null,
      }
    })
  }
}

/** What is counted once for all who look at the same. */
interface Counted {
  /** From which it was counted. */
  content: Content
  /** Of everybody, by person; of questions that are closed alone. */
  scores: ReadonlyMap<string, LiveScore>
  /** Answers to the question that is asked, by person. */
  given: ReadonlyMap<string, LiveAnswer>
  /** Whose are right; nobody's while it is open. */
  right: ReadonlySet<string>
  /** The question and its result, by language. */
  shown: Map<Words['language'], Pick<LiveQuiz, 'question' | 'result'>>
}

const COUNTED = new WeakMap<Snapshot, Counted>()

function countedIn(snapshot: Snapshot, content: Content, asking: Asking): Counted {
  const known = COUNTED.get(snapshot)
  if (known?.content === content) return known
  const { quiz, players, answers } = snapshot
  const { phase, at, cards } = quiz
  const scores = new Map(players.map(({ personId }) => [personId, { personId, right: 0, ms: 0 }]))
  const right = new Set<string>()
  for (const answer of answers) {
    const score = scores.get(answer.personId)
    // a question that is open has no score yet
    const isClosed = answer.at < at || phase !== 'question'
    if (!score || !isClosed || !asking.judge(cards[answer.at] ?? '', answer.answers)?.isCorrect) continue
    score.right += 1
    score.ms += answer.ms
    if (answer.at === at) right.add(answer.personId)
  }
  const given = new Map(answers.filter((one) => one.at === at).map((one) => [one.personId, one]))
  const counted = { content, scores, given, right, shown: new Map() }
  COUNTED.set(snapshot, counted)
  return counted
}

/** The question in the words of a language, and what became of it once it is closed. */
function shownIn(
  { quiz: { phase, at, cards } }: Snapshot,
  { given, right, shown }: Counted,
  asking: Asking,
  language: Words['language'],
): Pick<LiveQuiz, 'question' | 'result'> {
  const known = shown.get(language)
  if (known) return known
  const card = cards[at] ?? ''
  const isAsked = phase === 'question' || phase === 'result'
  const made = {
    question: isAsked ? asking.show(card) : null,
    result: phase === 'result' ? resultOf(card, [...given.values()], right.size, asking) : null,
  }
  shown.set(language, made)
  return made
}

function resultOf(
  card: string,
  given: readonly LiveAnswer[],
  right: number,
  asking: Asking,
): LiveQuiz['result'] {
  const ids = asking.ids(card)
  // any answer leads to what is right
  const judged = ids[0] === undefined ? null : asking.judge(card, [ids[0]])
  const isMany = given.length >= FEWEST_ANSWERS
  return {
    correct: judged?.correct.map((id) => asking.key(card, id)) ?? [],
    explanation: judged?.explanation ?? '',
    counts: isMany
      ? ids.map((id) => ({
          id: asking.key(card, id),
          count: given.filter(({ answers }) => answers.includes(id)).length,
        }))
      : null,
    right: isMany ? right : null,
  }
}

function msLeft(closesAt: Date | null, now: Date): number | null {
  return closesAt && Math.max(0, closesAt.getTime() - now.getTime())
}
