import { Held } from '#src/catalogue/Held.tsx'
import type { Example } from '#src/catalogue/example.ts'
import type { Words } from '#src/catalogue/words.ts'
import { RoundRating } from '#src/ui/play/RoundRating.tsx'

export const example: Example = {
  about: 'A number of some, on discs: red below the threshold, orange to two above it, green beyond.',
  on: ['paper'],
  isInteractive: true,
  isWide: true,
  states: [
    { name: 'None yet', show: ({ words }) => rate(words, null) },
    { name: 'Below the threshold', show: ({ words }) => rate(words, 3) },
    { name: 'At the threshold', show: ({ words }) => rate(words, 6) },
    { name: 'Beyond', show: ({ words }) => rate(words, 9) },
    { name: 'Disabled', show: ({ words }) => rate(words, 9, true) },
  ],
}

function rate({ label, options, sentence }: Words, first: number | null, disabled = false) {
  return (
    <Held first={first}>
      {(value, hold) => (
        <RoundRating
          label={label}
          min={1}
          max={10}
          minLabel={options[0]}
          maxLabel={options[1]}
          threshold={5}
          declaration={sentence}
          value={value}
          disabled={disabled}
          onChange={hold}
        />
      )}
    </Held>
  )
}
