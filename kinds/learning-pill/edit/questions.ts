import type { Question } from '#shared/questions/question.ts'
import {
  giveAnswers,
  giveQuestion,
  LONGEST_LINE,
  LONGEST_NAME,
  LONGEST_TEXT,
  takeChoice,
  wordIn,
  type QuestionTarget,
  type Wording,
} from '#src/features/authoring/question-target.ts'
import { latePart } from '#src/lib/late-part.ts'
import { MOST_ANSWERS } from '#shared/scene/tasks/question-schemas.ts'
import { MOST_CARDS } from '../shared/schemas.ts'
import { writePill, type PillCard } from './read-pill.ts'

/** Questions of a file as cards that ask: what stands before the question itself is the text of its card. */
export const pillQuestions: QuestionTarget<PillCard> = {
  ...{ group: 'cards', stem: 'card', most: MOST_CARDS, hasPicture: true },
  preview: latePart(async () => (await import('./PillPreview.tsx')).PillPreview),
  take(question, id, how) {
    const { wording } = how
    const own = question.picture
    const brought = how.pictures ? how.pictures.get(question) : own?.name
    const picture = brought ?? how.picture
    const { lead, asked } = splitText(question, wording)
    if (lead.length > LONGEST_TEXT) return { reason: 'long-question', detail: String(question.text.length) }
    const taken = takeChoice({ ...question, text: asked }, MOST_ANSWERS, wording)
    if ('reason' in taken) return taken
    const title = question.title || question.text.replaceAll(/\s+/g, ' ')
    const isLong = title.length > LONGEST_NAME
    const short = isLong ? `${title.slice(0, LONGEST_NAME - 1).trimEnd()}…` : title
    return {
      part: { id, picture, question: taken.question },
      words: {
        title: short,
        text: lead || wording.choose,
        picture: (brought !== undefined && own?.alt) || '',
        ...taken.words,
      },
      losses: [
        // the picture of the question is that of its card
        ...taken.losses.filter((loss) => loss !== 'media' || !own?.isAll),
        ...(isLong && question.title !== '' ? (['shortened'] as const) : []),
      ],
    }
  },
  contentOf: (_, cards) => ({ type: 'learning-pill', cards: writePill(cards) }),
  give: ({ question }, words) =>
    question
      ? giveQuestion({
          ...{ sort: 'choice', title: wordIn(words, 'title'), explanation: wordIn(words, 'explanation') },
          text: [wordIn(words, 'text'), wordIn(words, 'question')].filter((text) => text !== '').join('\n'),
          answers: giveAnswers(question, words),
        })
      : null,
}

/** The last line asks; all of it stands above where that is too long to be asked. */
function splitText({ text }: Question, { choose }: Wording): { lead: string; asked: string } {
  const at = text.lastIndexOf('\n')
  const asked = text.slice(at + 1)
  return asked.length > LONGEST_LINE
    ? { lead: text, asked: choose }
    : { lead: text.slice(0, Math.max(0, at)), asked }
}
