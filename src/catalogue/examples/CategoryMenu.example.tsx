import type { Example, ExampleState } from '#src/catalogue/example.ts'
import { nothing } from '#src/catalogue/nothing.ts'
import { CategoryMenu } from '#src/ui/CategoryMenu.tsx'
import { StarFourIcon } from '#src/ui/icons.ts'

export const example: Example = {
  about: 'Categories side by side; on a narrow screen behind one button, which says what is chosen.',
  on: ['paper'],
  isInteractive: true,
  isWide: true,
  states: [{ name: 'Beginning with one', show: menu() }],
}

function menu(): ExampleState['show'] {
  return ({ words: { label, options } }) => (
    <CategoryMenu
      label={label}
      onValue={nothing}
      buttons={options.map((name, index) => ({
        name,
        emittedValue: String(index),
        activeOnInit: index === 0,
        ...(index === 1 && {
          icon: { drawing: <StarFourIcon size={16} />, position: 'left' as const, isVisible: true },
        }),
      }))}
    />
  )
}
