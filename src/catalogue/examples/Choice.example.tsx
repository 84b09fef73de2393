import { Held } from '#src/catalogue/Held.tsx'
import type { Example } from '#src/catalogue/example.ts'
import type { Words } from '#src/catalogue/words.ts'
import { Choice } from '#src/ui/Choice.tsx'

export const example: Example = {
  about: 'One of a few, all in sight beside each other; the arrows step through them.',
  on: ['paper'],
  isInteractive: true,
  isWide: true,
  states: [
    { name: 'The first is chosen', show: ({ words }) => choose(words, 3) },
    { name: 'Of two', show: ({ words }) => choose(words, 2) },
  ],
}

function choose(words: Words, count: number) {
  const options = words.options.slice(0, count).map((label, index) => ({ id: String(index), label }))
  return (
    <Held first="0">
      {(value, hold) => <Choice label={words.label} options={options} value={value} onChange={hold} />}
    </Held>
  )
}
