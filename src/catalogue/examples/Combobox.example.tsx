import { Held } from '#src/catalogue/Held.tsx'
import type { Example } from '#src/catalogue/example.ts'
import type { Words } from '#src/catalogue/words.ts'
import { Combobox } from '#src/ui/Combobox.tsx'

export const example: Example = {
  about: 'One of many, found by typing. Arrows walk, Enter picks, Escape leaves it as it was.',
  on: ['paper'],
  isInteractive: true,
  states: [
    { name: 'None yet', show: ({ words }) => pickFrom(words, null) },
    { name: 'Chosen', show: ({ words }) => pickFrom(words, '1') },
    { name: 'With a hint', show: ({ words }) => pickFrom(words, null, words.hint) },
  ],
}

function pickFrom({ label, options, name, reason, unit }: Words, first: string | null, hint?: string) {
  const all = options.map((option, index) => ({
    id: String(index),
    label: option,
    note: `${index + 7} ${unit}`,
  }))
  return (
    <Held first={first}>
      {(value, hold) => (
        <Combobox
          label={label}
          hint={hint}
          options={all}
          value={value}
          onChange={hold}
          placeholder={name}
          noneText={reason}
        />
      )}
    </Held>
  )
}
