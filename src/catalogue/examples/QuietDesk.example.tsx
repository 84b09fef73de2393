import type { Example } from '#src/catalogue/example.ts'
import { nothing } from '#src/catalogue/nothing.ts'
import { QuietDesk } from '#src/ui/QuietDesk.tsx'

export const example: Example = {
  about: 'A room in which nothing lies: the lamp burns, and one way leads on.',
  on: ['paper'],
  states: [
    {
      name: 'As it is',
      show: ({ words }) => (
        <QuietDesk sentence={words.sentence} action={{ label: words.action, onPress: nothing }} />
      ),
    },
  ],
}
