import type { Example } from '#src/catalogue/example.ts'
import { Gain, Gains } from '#src/ui/play/Gains.tsx'
import { StarFourIcon } from '#src/ui/icons.ts'

export const example: Example = {
  about: 'What something brought, number by number.',
  on: ['paper'],
  isWide: true,
  states: [
    { name: 'One', show: ({ words }) => gains([words.unit]) },
    { name: 'Three', show: ({ words }) => gains([words.unit, words.options[0], words.options[2]]) },
  ],
}

function gains(units: readonly string[]) {
  return (
    <Gains>
      {units.map((unit, index) => (
        <Gain
          key={unit}
          icon={<StarFourIcon size={16} weight="fill" />}
          unit={unit}
          value={120 * (index + 1)}
        />
      ))}
    </Gains>
  )
}
