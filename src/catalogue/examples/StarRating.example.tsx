import { Held } from '#src/catalogue/Held.tsx'
import type { Example } from '#src/catalogue/example.ts'
import type { Words } from '#src/catalogue/words.ts'
import { StarRating, type StarRatingProps } from '#src/ui/play/StarRating.tsx'

export const example: Example = {
  about: 'A rating in stars, in a row among others or larger and in the middle.',
  on: ['paper'],
  isInteractive: true,
  isWide: true,
  states: [
    { name: 'None yet', show: ({ words }) => rate(words, { value: null }) },
    { name: 'Rated', show: ({ words }) => rate(words, { value: 4 }) },
    { name: 'Disabled', show: ({ words }) => rate(words, { value: 4, disabled: true }) },
    { name: 'Of a mission', show: ({ words }) => rate(words, { value: 3, view: 'missionAssessment' }) },
    { name: 'Of ten', show: ({ words }) => rate(words, { value: 7, starsNumber: 10 }) },
  ],
}

function rate({ label, options, unit }: Words, props: Partial<StarRatingProps>) {
  return (
    <Held first={props.value ?? null}>
      {(value, hold) => (
        <StarRating
          label={label}
          starsNumber={5}
          view="task"
          starName={(stars) => `${stars} ${unit}`}
          meaning={(stars) => options[stars % options.length] ?? unit}
          {...props}
          value={value}
          onChange={hold}
        />
      )}
    </Held>
  )
}
