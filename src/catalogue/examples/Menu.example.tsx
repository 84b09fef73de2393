import type { Example } from '#src/catalogue/example.ts'
import { nothing } from '#src/catalogue/nothing.ts'
import type { Words } from '#src/catalogue/words.ts'
import { Menu } from '#src/ui/Menu.tsx'

export const example: Example = {
  about: 'A button on the scene that opens a short list.',
  on: ['night'],
  isInteractive: true,
  states: [
    { name: 'Of actions', show: ({ words }) => menuOf(words) },
    { name: 'Of one chosen', show: ({ words }) => menuOf(words, 1) },
    { name: 'Opens towards the start', show: ({ words }) => menuOf(words, 0, 'end') },
  ],
}

function menuOf({ label, name, options }: Words, chosen?: number, align: 'start' | 'end' = 'start') {
  const items = options.map((option, index) => ({
    id: String(index),
    label: option,
    ...(chosen !== undefined && { isChecked: index === chosen }),
  }))
  return <Menu label={label} trigger={name} items={items} align={align} onPick={nothing} />
}
