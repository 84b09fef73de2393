import { judge } from './moodle-judge.ts'
import { plainText, type PlainText } from './plain-text.ts'
import { declarationOf, first, NOT_ASKED, scoresOf, type Said } from './qti-responses.ts'
import { choiceOf, type Question, type Refusal } from './question.ts'
import { allBelow, htmlOf, type XmlElement } from './xml.ts'

/** Choices, of which one is right or several are. */
export function readChoice(
  item: XmlElement,
  interaction: XmlElement,
  said: Said,
  shown: readonly PlainText[],
): Question | Refusal {
  const choices = allBelow(interaction, 'simplechoice', 'inlinechoice').map((choice) => ({
    id: choice.attributes.get('identifier') ?? '',
    feedback: first(allBelow(choice, 'feedbackinline').map((one) => plainText(htmlOf(one)))),
    ...plainText(htmlOf(choice, NOT_ASKED)),
  }))
  const declaration = declarationOf(item, interaction)
  const isSingle = (declaration?.attributes.get('cardinality') ?? 'single') === 'single'
  const scores = scoresOf(declaration)
  const { rights, losses } = judge(
    choices.map(({ id }) => scores.get(id) ?? 0),
    isSingle,
  )
  const ofRight = choices[rights.indexOf(true)]?.feedback ?? ''
  const explanation = shown.length === 1 ? first(shown) : ofRight
  const hasOther = choices.some(({ feedback }) => feedback !== '' && feedback !== explanation)
  return choiceOf({
    ...said,
    explanation,
    answers: choices.map((choice, index) => ({ text: choice.text, isRight: rights[index] === true })),
    losses: [
      ...said.losses,
      ...choices.flatMap((choice) => choice.losses),
      ...losses,
      ...(hasOther || shown.length > 1 ? (['feedback'] as const) : []),
    ],
  })
}
