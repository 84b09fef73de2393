import { isJsonObject, type Json, type JsonObject } from '#shared/content/json.ts'
import { chosenGap, typedGap } from '#shared/questions/gaps.ts'
import { GAP_MARK, type Gap, type Loss, type Question } from '#shared/questions/question.ts'
import { anyPlayer } from '#src/features/authoring/any-player.ts'
import {
  giveQuestion,
  LONGEST_TEXT,
  wordIn,
  type QuestionTarget,
  type TakenPart,
  type Wording,
} from '#src/features/authoring/question-target.ts'
import { wordsAt, type Change } from '#src/features/authoring/use-writing.ts'
import { piecesOf } from '../shared/pieces.ts'
import { LONGEST_WORD, MOST_DECOYS, MOST_GAPS, WHOLE } from '../shared/schemas.ts'
import { markOf, readCloze, writeWords, type Word } from './read-cloze.ts'

/** Texts with gaps of a file: each comes behind the text that is there, with its gaps. */
export const gapQuestions: QuestionTarget<Word> = {
  ...{ group: 'parts', stem: 'gap', most: MOST_GAPS, hasPicture: false, takesGaps: true },
  preview: anyPlayer,
  take(question, id, { wording }) {
    const { sort, gaps = [], text } = question
    if (sort !== 'gaps') return { reason: 'no-gaps', detail: '' }
    const several = gaps.find(({ isSeveral }) => isSeveral)
    if (several) return { reason: 'kind', detail: several.type }
    if (gaps.length > MOST_GAPS) return { reason: 'many-answers', detail: String(gaps.length) }
    const long = gaps.flatMap(({ answers }) => answers).find((one) => one.text.length > LONGEST_WORD)
    if (long) return { reason: 'long-answer', detail: String(long.text.length) }
    if (text.length > LONGEST_TEXT / 2) return { reason: 'long-question', detail: String(text.length) }
    const ids = gaps.map((_, index) => (index === 0 ? id : `${id}-${index + 1}`))
    const [first, ...more] = gaps.map((gap, index) => ({
      part: { id: ids[index] ?? id },
      words: wordsOfGap(gap, question, wording),
    }))
    if (!first) return { reason: 'few-answers', detail: '' }
    return { ...first, more, ...besidesOf(question, ids) }
  },
  contentOf(content, gaps, taken) {
    const { filling } = readCloze(content)
    const decoys = filling === 'words' ? decoysOf(taken).map(([id]) => ({ id })) : []
    return { type: 'cloze', filling, gaps: writeWords(gaps), decoys: writeWords(decoys) }
  },
  also(writing, added) {
    const { language } = writing
    const before = wordsAt(writing, ['parts', WHOLE, 'text'], language) ?? ''
    const texts = added.map(({ besides = {} }) => wordIn(besides[WHOLE] ?? {}, 'text'))
    const { filling, decoys } = readCloze(writing.file['content'])
    const text = [before, ...texts].filter((one) => one.trim() !== '').join('\n')
    const changes: Change[] = [{ in: [language], at: ['parts', WHOLE, 'text'], to: text }]
    if (filling !== 'words') return changes
    const more = added.flatMap(decoysOf).slice(0, Math.max(0, MOST_DECOYS - decoys.length))
    if (more.length === 0) return changes
    const all = [...decoys, ...more.map(([id]) => ({ id }))]
    return [
      ...changes,
      { in: 'file', at: ['content', 'decoys'], to: writeWords(all) },
      ...more.map(([id, words]): Change => ({ in: [language], at: ['parts', id], to: words })),
    ]
  },
  give: () => null,
  giveTask(content, words) {
    const parts = isJsonObject(words['parts']) ? words['parts'] : {}
    const wordsOf = (id: string): JsonObject => {
      const part: Json | undefined = parts[id]
      return isJsonObject(part) ? part : {}
    }
    const { filling, gaps, decoys } = readCloze(content)
    const ids = gaps.map(({ id }) => id)
    const pieces = piecesOf(wordIn(wordsOf(WHOLE), 'text'), ids)
    const inText = pieces.flatMap(({ gap }) => gap ?? [])
    if (inText.length === 0) return []
    const titleOf = (id: string) => wordIn(wordsOf(id), 'title')
    const given = inText.map((id): Gap => {
      const also = wordIn(wordsOf(id), 'text').split('\n')
      if (filling === 'typed')
        return typedGap(
          'gaps',
          [titleOf(id), ...also].filter((one) => one !== ''),
        )
      const others = [...ids.filter((other) => other !== id), ...decoys.map((decoy) => decoy.id)]
      const wrong = others.map((other) => ({ text: titleOf(other), isRight: false }))
      return chosenGap('gaps', [{ text: titleOf(id), isRight: true }, ...wrong])
    })
    const text = pieces.map((piece) => piece.text + (piece.gap === null ? '' : GAP_MARK)).join('')
    return [giveQuestion({ sort: 'gaps', text, gaps: given })]
  },
}

/** The word that is right, others that are as well, one a line, and why. */
function wordsOfGap(gap: Gap, { explanation }: Question, { explain }: Wording): JsonObject {
  const [word = '', ...others] = rightIn(gap)
  const why = explanation || gap.explanation || explain?.([word]) || ''
  return {
    title: word,
    ...(others.length > 0 && { text: others.join('\n').slice(0, 500) }),
    explanation: why.slice(0, LONGEST_TEXT),
  }
}

const rightIn = ({ answers }: Gap): string[] =>
  answers.flatMap(({ text, isRight }) => (isRight ? [text] : []))

/** The text with the marks of its gaps, and the words that belong in none of them. */
function besidesOf({ text, gaps = [], losses }: Question, ids: readonly string[]) {
  const marks = ids.map(markOf)
  const marked = text
    .split(GAP_MARK)
    .map((piece, index) => piece + (marks[index] ?? ''))
    .join('')
  const rights = new Set(gaps.flatMap(rightIn))
  const wrong = [...new Set(gaps.flatMap(({ answers }) => answers.map((answer) => answer.text)))].filter(
    (word) => !rights.has(word),
  )
  const decoys = wrong
    .slice(0, MOST_DECOYS)
    .map((title, index) => [`${ids[0] ?? 'gap'}-word-${index + 1}`, { title }] as const)
  const lost: Loss[] = [...losses, ...gaps.flatMap((gap) => gap.losses)]
  if (wrong.length > decoys.length) lost.push('extra')
  // each gap has words of its own there, and all lie together here
  if (gaps.some(({ isTyped }) => isTyped !== gaps[0]?.isTyped)) lost.push('filling')
  return {
    besides: { [WHOLE]: { text: marked }, ...Object.fromEntries(decoys) },
    losses: [...new Set(lost)],
  }
}

function decoysOf({ besides = {} }: TakenPart<Word>): [string, JsonObject][] {
  return Object.entries(besides).filter(([id]) => id !== WHOLE)
}
