import { AnswerOption } from './AnswerOption.tsx'
import { letterAt } from './answer-letters.ts'

interface AnswerOptionsProps {
  /** Of the question, within its page. */
  name: string
  question: { isMultiple: boolean; answers: readonly { id: string; text: string }[] }
  chosen: readonly string[]
  /** Which are right; undefined until it is known. */
  correct: readonly string[] | undefined
  /** Nothing is chosen any more. */
  isGiven: boolean
  onChoose: (answer: string) => void
  /** What is said of an answer that was judged, and of one's own. */
  words: { right: string; wrong: string; yours: string }
}

/** The answers that a question offers, and how those that were chosen were judged. */
export function AnswerOptions(props: AnswerOptionsProps) {
  const { name, question, chosen, correct, isGiven, onChoose, words } = props
  return question.answers.map(({ id, text }, place) => {
    const judged = verdictOf(id, chosen, correct)
    return (
      <AnswerOption
        key={id}
        type={question.isMultiple ? 'checkbox' : 'radio'}
        name={name}
        value={id}
        keyText={letterAt(place)}
        checked={chosen.includes(id)}
        disabled={isGiven}
        onChange={() => onChoose(id)}
        {...(judged && {
          judged,
          judgedText: words[judged],
          note: chosen.includes(id) ? words.yours : undefined,
        })}
      >
        {text}
      </AnswerOption>
    )
  })
}

/** Right ones are marked whether chosen or not; a wrong one only where it was chosen. */
function verdictOf(
  id: string,
  chosen: readonly string[],
  correct: readonly string[] | undefined,
): 'right' | 'wrong' | null {
  if (!correct) return null
  if (correct.includes(id)) return 'right'
  return chosen.includes(id) ? 'wrong' : null
}
