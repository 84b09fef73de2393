import type { Example } from '#src/catalogue/example.ts'
import { nothing } from '#src/catalogue/nothing.ts'
import type { Words } from '#src/catalogue/words.ts'
import { OpinionBox, type OpinionBoxProps } from '#src/ui/play/OpinionBox.tsx'

export const example: Example = {
  about: 'A free text of some lines, which grows with what is written.',
  on: ['paper'],
  isInteractive: true,
  states: [
    { name: 'Empty', show: ({ words }) => write(words, {}) },
    {
      name: 'Placeholder and hint',
      show: ({ words }) => write(words, { placeholder: words.name, hint: words.hint }),
    },
    { name: 'Written', show: ({ words }) => write(words, { firstText: words.sentence }) },
    {
      name: 'Little room left',
      show: ({ words }) => write(words, { firstText: words.sentence, maxLength: words.sentence.length + 2 }),
    },
    { name: 'Disabled', show: ({ words }) => write(words, { firstText: words.sentence, disabled: true }) },
  ],
}

function write({ label, unit }: Words, props: Partial<OpinionBoxProps>) {
  return (
    <OpinionBox
      label={label}
      maxLength={2000}
      roomLeft={(letters) => `${letters} ${unit}`}
      onText={nothing}
      {...props}
    />
  )
}
