import type { Example, ExampleState } from '#src/catalogue/example.ts'
import { AnswerFeedback } from '#src/ui/play/AnswerFeedback.tsx'

export const example: Example = {
  about: 'What is said of a judged question: why what was chosen is wrong, then why all is as it is.',
  on: ['paper'],
  states: [
    { name: 'Explained', show: feedback(0) },
    { name: 'One wrong answer', show: feedback(1) },
    { name: 'Several wrong answers', show: feedback(2) },
  ],
}

/** @param wrong how many of the chosen answers are wrong */
function feedback(wrong: number): ExampleState['show'] {
  return ({ words }) => {
    const answers = words.options.slice(0, wrong).map((text, index) => ({ id: String(index), text }))
    return (
      <p>
        <AnswerFeedback
          feedback={answers.map(({ id }) => ({ answer: id, text: words.sentence }))}
          answers={answers}
          explanation={words.sentence}
        />
      </p>
    )
  }
}
