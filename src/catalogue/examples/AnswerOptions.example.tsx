import type { Example, ExampleState } from '#src/catalogue/example.ts'
import { AnswerOptions } from '#src/ui/play/AnswerOptions.tsx'

export const example: Example = {
  about: 'The answers that a question offers, and how those that were chosen were judged.',
  on: ['paper'],
  isInteractive: true,
  states: [
    { name: 'One of them', show: options('one', false, []) },
    { name: 'Several', show: options('several', true, ['b']) },
    { name: 'Judged', show: options('judged', false, ['b'], ['a']) },
  ],
}

function options(
  name: string,
  isMultiple: boolean,
  chosen: readonly string[],
  correct?: readonly string[],
): ExampleState['show'] {
  return ({ words }) => (
    <fieldset>
      <legend>{words.name}</legend>
      <AnswerOptions
        name={name}
        question={{
          isMultiple,
          answers: [
            { id: 'a', text: words.sentence },
            { id: 'b', text: words.name },
          ],
        }}
        chosen={chosen}
        correct={correct}
        isGiven={correct !== undefined}
        onChoose={() => undefined}
        words={{ right: words.options[0], wrong: words.options[1], yours: words.name }}
      />
    </fieldset>
  )
}
