import type { Example, ExampleState } from '#src/catalogue/example.ts'
import { AnswerOption, type AnswerOptionProps } from '#src/ui/play/AnswerOption.tsx'

export const example: Example = {
  about: 'One answer to choose: a disc where it is one of one, a box where it is one of several.',
  on: ['paper'],
  isInteractive: true,
  states: [
    { name: 'One of one', show: answer({}) },
    { name: 'Chosen', show: answer({ defaultChecked: true }) },
    { name: 'One of several', show: answer({ type: 'checkbox' }) },
    { name: 'Ticked', show: answer({ type: 'checkbox', defaultChecked: true }) },
    { name: 'Right', show: answer({ judged: 'right', disabled: true }, 0) },
    { name: 'Wrong', show: answer({ judged: 'wrong', defaultChecked: true, disabled: true }, 1) },
    { name: 'Disabled', show: answer({ disabled: true }) },
  ],
}

/** @param judgement which of the words says how it is judged */
function answer(props: Partial<AnswerOptionProps>, judgement?: 0 | 1): ExampleState['show'] {
  return ({ words }) => (
    <AnswerOption
      keyText="A"
      {...props}
      {...(judgement !== undefined && { judgedText: words.options[judgement], note: words.name })}
    >
      {words.sentence}
    </AnswerOption>
  )
}
